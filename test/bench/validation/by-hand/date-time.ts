const shape = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)/i;
const rest = /^(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Tells whether a text is a date and time as RFC 3339 has it, leap seconds included, by hand. */
export function isDateTime(text: string): boolean {
  if (!shape.test(text) || (text[19] !== "Z" && !rest.test(text.slice(19)))) return false;
  if (text[19] === "Z" && text.length > 20) return false;
  const day = twoDigits(text, 8);
  if (day > 28) {
    const month = twoDigits(text, 5);
    const year = 100 * twoDigits(text, 0) + twoDigits(text, 2);
    const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    if (day > (month === 2 && isLeapYear ? 29 : (daysInMonth[month - 1] ?? 0))) return false;
  }
  return text[17] !== "6" || isLeapSecond(text);
}

/** Seconds of 60 are in the last minute of a day, by the clock of Greenwich. */
function isLeapSecond(text: string): boolean {
  const sign = text.at(-6);
  const isAway = sign === "+" || sign === "-";
  const away = isAway ? 60 * twoDigits(text, text.length - 5) + twoDigits(text, text.length - 2) : 0;
  const minute = 60 * twoDigits(text, 11) + twoDigits(text, 14) + (sign === "-" ? away : -away);
  return (minute + 1440) % 1440 === 1439;
}

function twoDigits(text: string, index: number): number {
  return 10 * text.charCodeAt(index) + text.charCodeAt(index + 1) - 528;
}
