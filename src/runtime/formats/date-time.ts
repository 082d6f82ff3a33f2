const shape = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/;

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const minutesInDay = 24 * 60;

/**
 * Tells whether `text` is a date and time as RFC 3339 writes it: `2026-02-11T08:30:00Z`, with any number of digits of a
 * second, with an offset in place of `Z`, in lower case too. A leap second is accepted in the last minute of any UTC
 * day, since the list of those that there were grows. Takes time linear in the text.
 */
export function isDateTime(text: string): boolean {
  const found = shape.exec(text);
  if (found === null) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  const [offsetHour = 0, offsetMinute = 0] = found.slice(8, 10).map((digits) => Number(digits ?? 0));
  if (day < 1 || day > countDays(year, month) || hour > 23 || minute > 59) return false;
  if (offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (offsetHour * 60 + offsetMinute) * (found[7] === "-" ? -1 : 1);
  const minuteOfDay = (hour * 60 + minute - offset + minutesInDay) % minutesInDay;
  return second === 60 && minuteOfDay === minutesInDay - 1;
}

/** Returns 0 for what is no month. */
function countDays(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (daysInMonth[month - 1] ?? 0);
}
