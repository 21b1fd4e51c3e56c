/** Sizes that a title may have; the first that fits into its lines is taken, else the last. */
const SMALLEST = 56;
const TITLE_SIZES = [80, 68, SMALLEST];
const TITLE_LINES = 3;

/** Signs that belong to the word after them. */
const OPENING = /[\p{Ps}\p{Pi}@]$/u;

/** Width of a text in some font. */
type Measure = (text: string) => number;

/** The words of a text, between which a line may end, each with the space and the signs that belong to it. */
function words(text: string, language: string): string[] {
  const found: string[] = [];
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = found.at(-1);
    const isNew = isWordLike ? !OPENING.test(last ?? '') : OPENING.test(segment);
    if (last === undefined || isNew) found.push(segment);
    else found[found.length - 1] = last + segment;
  }
  return found;
}

function breakLines(text: string, language: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words(text, language)) {
    const line = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && measure(line.trimEnd()) <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

function shortened(line: string, width: number, measure: Measure): string {
  let text = line;
  while (text !== '' && measure(`${text}…`) > width) text = text.slice(0, -1).trimEnd();
  return `${text}…`;
}

/**
 * The lines of a title, and the size they are drawn in; what is too long for the smallest ends with an
 * ellipsis.
 */
export function fitTitle(
  title: string,
  language: string,
  width: number,
  measureAt: (size: number) => Measure,
): { lines: string[]; size: number } {
  const linesAt = (size: number): string[] => breakLines(title, language, width, measureAt(size));
  const fits = (size: number): boolean => {
    const lines = linesAt(size);
    return lines.length <= TITLE_LINES && lines.every((line) => measureAt(size)(line) <= width);
  };
  const size = TITLE_SIZES.find(fits) ?? SMALLEST;
  const measure = measureAt(size);
  const all = linesAt(size);
  const lines = all.slice(0, TITLE_LINES).map((line, index) => {
    const isCut = all.length > TITLE_LINES && index === TITLE_LINES - 1;
    return isCut || measure(line) > width ? shortened(line, width, measure) : line;
  });
  return { lines, size };
}
