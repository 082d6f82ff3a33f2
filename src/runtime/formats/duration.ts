const weeks = /^P\d+W$/i;
// A unit may be followed only by the next smaller one: "P1Y2D" and "PT1H2S" leave one out.
const units = /^P(?=[\dT])(?:\d+Y(?!\d+D))?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H(?!\d+S))?(?:\d+M)?(?:\d+S)?)?$/i;

/**
 * Tells whether `text` is a duration as appendix A of RFC 3339 writes it: `P3DT12H`, `PT90S`, `P2W`, in lower case too.
 * Fractions, signs, weeks beside other units and a unit left out between two others are refused. Takes time linear in
 * the text.
 */
export function isDuration(text: string): boolean {
  return units.test(text) || weeks.test(text);
}
