import styles from './styles.module.css';

/** The lines of a block, each an element; imports that fold stand in one of their own. */
function linesOf(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('pre > code > span, pre > code > details > span')];
}

/** Whether a part of the document has text of an element. */
function hasTextOf(range: Range, element: Element): boolean {
  const part = document.createRange();
  part.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0) {
    part.setStart(range.startContainer, range.startOffset);
  }
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0) {
    part.setEnd(range.endContainer, range.endOffset);
  }
  return String(part) !== '';
}

/** The first and the last line of a block that the reader has selected, counted from 1. */
export function selectedLines(
  block: Element,
  range: Range | undefined,
): [number, number] | undefined {
  if (!range || range.collapsed) return undefined;
  const numbers = linesOf(block).flatMap((line, index) =>
    hasTextOf(range, line) ? [index + 1] : [],
  );
  const [first] = numbers;
  const last = numbers.at(-1);
  return first === undefined || last === undefined ? undefined : [first, last];
}

/**
 * Marks lines of a block, and no others of the page.
 *
 * @returns the lines that there are
 */
export function markLines(block: Element, lines?: readonly [number, number]): HTMLElement[] {
  for (const name of [styles.line ?? '', styles.marked ?? '']) {
    for (const old of document.querySelectorAll(`.${CSS.escape(name)}`)) old.classList.remove(name);
  }
  const [from, to] = lines ?? [0, 0];
  const marked = linesOf(block).slice(Math.max(from - 1, 0), to);
  block.classList.toggle(styles.marked ?? '', marked.length > 0);
  for (const line of marked) line.classList.add(styles.line ?? '');
  return marked;
}
