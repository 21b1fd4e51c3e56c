/** What a source brings in: its import statements, and the list of an Angular component, as Prettier writes them. */
const FOLDED: readonly { lines: RegExp; entry: RegExp }[] = [
  { lines: /^(?:[ \t]*import\b[^;]*;\n)+/m, entry: /^[ \t]*import\b/gm },
  { lines: /^[ \t]+imports: \[\n[^\]]*\],\n/m, entry: /\w,$/gm },
];

/** Fewer lines than these are shown: the line that would stand for them saves nothing. */
const FEWEST = 3;

/** Lines that fold into one. */
interface Fold {
  /** The first one, counted from 0. */
  from: number;
  lines: number;
  /** How many imports they have. */
  count: number;
  isIndented: boolean;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function foldsOf(source: string): Fold[] {
  return FOLDED.flatMap(({ lines, entry }) => {
    const match = lines.exec(source);
    if (!match || countLines(match[0]) < FEWEST) return [];
    return {
      from: countLines(source.slice(0, match.index)),
      lines: countLines(match[0]),
      count: match[0].match(entry)?.length ?? 0,
      isIndented: match[0].startsWith(' '),
    };
  });
}

/** Lines of a source that are shown at first: one line stands for each group of imports. */
export function shownLines(source: string): number {
  const whole = source.trimEnd().split('\n').length;
  return foldsOf(source).reduce((count, { lines }) => count - lines + 1, whole);
}

/**
 * Folds the imports of a highlighted source into lines that open. Such a line has no text, only how many
 * imports it stands for, so that the text of the whole is still the source.
 *
 * @param html highlighted lines, each an element
 * @param source what was highlighted
 */
export function foldImports(html: string, source: string): string {
  const lines = html.split(/(?<=\n(?:<\/span>)+)(?=<span)/);
  for (const { from, lines: length, count, isIndented } of foldsOf(source)) {
    const last = from + length - 1;
    const summary = `<summary data-imports="${count}"${isIndented ? ' data-in' : ''}></summary>`;
    lines[from] = `<details>${summary}${lines[from]}`;
    lines[last] = `${lines[last]}</details>`;
  }
  return lines.join('');
}
