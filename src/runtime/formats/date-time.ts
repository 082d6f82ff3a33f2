const shape = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const minutesInDay = 24 * 60;
const zero = "0".charCodeAt(0);

/**
 * Tells whether `text` is a date and time as RFC 3339 writes it: `2026-02-11T08:30:00Z`, with any number of digits of a
 * second, with an offset in place of `Z`, in lower case too. A leap second is accepted in the last minute of any UTC
 * day, since the list of those that there were grows. Takes time linear in the text.
 */
export function isDateTime(text: string): boolean {
  // Digits are read by their places: to capture them would take several times as long as to test the shape.
  if (!shape.test(text)) return false;
  const month = readPair(text, 5);
  const day = readPair(text, 8);
  if (month < 1 || month > 12 || day < 1) return false;
  if (day > 28 && day > countDays(100 * readPair(text, 0) + readPair(text, 2), month)) return false;
  const hour = readPair(text, 11);
  const minute = readPair(text, 14);
  const second = readPair(text, 17);
  if (hour > 23 || minute > 59 || second > 60) return false;
  const offset = readOffset(text);
  if (offset === undefined) return false;
  return second < 60 || (hour * 60 + minute - offset + minutesInDay) % minutesInDay === minutesInDay - 1;
}

/** Returns the minutes of the offset, or `undefined` where it has more hours or minutes than there are. */
function readOffset(text: string): number | undefined {
  const sign = text.charAt(text.length - 6);
  if (sign !== "+" && sign !== "-") return 0;
  const [hour, minute] = [readPair(text, text.length - 5), readPair(text, text.length - 2)];
  if (hour > 23 || minute > 59) return undefined;
  return (hour * 60 + minute) * (sign === "-" ? -1 : 1);
}

function readPair(text: string, index: number): number {
  return 10 * (text.charCodeAt(index) - zero) + text.charCodeAt(index + 1) - zero;
}

function countDays(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (daysInMonth[month - 1] ?? 0);
}
