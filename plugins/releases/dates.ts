const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of Ionic's first release with web components; no release of the page is older. */
const FIRST = Date.UTC(2019, 0, 1);

/** The parts of a written day, whatever their order: British and American pages have the same. */
function partsOf(text: string): string {
  return text
    .split(/[\s,]+/)
    .sort()
    .join(' ');
}

/**
 * Reads days as a page writes them in its language, with the name of the month in full.
 *
 * @param language as an `html` element names it
 * @returns a function from a text such as `4 March 2026` to that day in UTC; nothing for another text
 */
export function dayReader(language: string): (text: string) => Date | undefined {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const days = new Map<string, number>();
  for (let day = FIRST; day < Date.now() + 366 * DAY_MS; day += DAY_MS) {
    days.set(partsOf(format.format(day)), day);
  }
  return (text) => {
    const day = days.get(partsOf(text.trim()));
    return day === undefined ? undefined : new Date(day);
  };
}
