import { escapeHtml } from '../../../src/lib/html';
import { tokenize, type Token } from '../words/tokenize';

/** A stretch of a text. */
type Range = Pick<Token, 'start' | 'end'>;

/** Katakana words are found with a long vowel at their end and without; a mark that left it out would cut the word. */
const LONG_VOWEL = 'ー';

/** The words of a text that were found, in order; those that overlap are one. */
function found(text: string, terms: ReadonlySet<string>): Range[] {
  const hits = tokenize(text)
    .filter(({ term }) => terms.has(term))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const merged: Range[] = [];
  for (const hit of hits) {
    const end = text[hit.end] === LONG_VOWEL ? hit.end + 1 : hit.end;
    const last = merged.at(-1);
    if (last && hit.start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start: hit.start, end });
  }
  return merged;
}

function render(text: string, ranges: readonly Range[], window: Range): string {
  let html = '';
  let at = window.start;
  for (const { start, end } of ranges) {
    if (start < window.start || end > window.end) continue;
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, window.end));
}

/** A text as HTML with the words that were found marked. */
export function mark(text: string, terms: ReadonlySet<string>): string {
  return render(text, found(text, terms), { start: 0, end: text.length });
}

const WIDE = /[\u3040-\u30FF\u3400-\u9FFF\uFF00-\uFFEF]/;
/** Characters of a snippet; Japanese says as much in half of them. */
const SNIPPET = 130;
const SNIPPET_WIDE = 70;
/** Share of a snippet that stands before the first word that was found. */
const LEAD = 0.25;
/** How far from its place a snippet may begin or end so as not to cut a word. */
const SLACK = 16;
const ELLIPSIS = '…';

/** The nearest place from an index on, or before it, where no word is cut. */
function uncut(text: string, index: number, step: 1 | -1): number {
  for (let at = index; Math.abs(at - index) < SLACK; at += step) {
    if (at <= 0 || at >= text.length || /[\s、。]/.test(text[at - 1] ?? '')) {
      return Math.max(0, Math.min(text.length, at));
    }
  }
  return index;
}

/** Start of the window that holds the most different words, the earliest where there are several. */
function bestStart(text: string, ranges: readonly Range[], length: number): number {
  const wordsFrom = (start: number): number =>
    new Set(
      ranges
        .filter((range) => range.start >= start && range.end <= start + length * (1 - LEAD))
        .map((range) => text.slice(range.start, range.end).toLowerCase()),
    ).size;
  const counts = ranges.map(({ start }) => wordsFrom(start));
  return ranges[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

/** The piece of a text that says most about what was found, as HTML. */
export function snippet(text: string, terms: ReadonlySet<string>): string {
  const length = WIDE.test(text) ? SNIPPET_WIDE : SNIPPET;
  if (text.length <= length) return mark(text, terms);
  const ranges = found(text, terms);
  const first = bestStart(text, ranges, length);
  const start = uncut(text, Math.max(0, Math.floor(first - length * LEAD)), -1);
  const end = uncut(text, start + length, 1);
  const html = render(text, ranges, { start, end });
  return `${start > 0 ? ELLIPSIS : ''}${html}${end < text.length ? ELLIPSIS : ''}`;
}
