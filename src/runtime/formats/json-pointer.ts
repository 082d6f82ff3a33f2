/**
 * Tells whether `text` is a JSON Pointer as RFC 6901 writes it: empty, or `/` before each part, with `~0` for `~` and
 * `~1` for `/`. The form in a URI (`#/a`) is refused. Takes time linear in the text.
 */
export function isJsonPointer(text: string): boolean {
  return (text === "" || text.startsWith("/")) && !/~(?![01])/.test(text);
}
