import { escapeHtml } from '../../../src/lib/html';
import { tokenize, type Token } from '../text/tokenize';

/** What stands before and after a word that was found. */
export interface Marks {
  before: string;
  after: string;
}

/** Katakana words are found with a long vowel at their end and without; a mark that left it out would cut the word. */
const LONG_VOWEL = 'ー';

function ranges(
  text: string,
  tokens: readonly Token[],
  terms: ReadonlySet<string>,
): [number, number][] {
  const hits = tokens
    .filter(({ term }) => terms.has(term))
    .map(({ start, end }) => ({ start, end: text[end] === LONG_VOWEL ? end + 1 : end }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const merged: [number, number][] = [];
  for (const { start, end } of hits) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function render(
  text: string,
  found: readonly [number, number][],
  [from, to]: [number, number],
  { before, after }: Marks,
): string {
  let html = '';
  let at = from;
  for (const [start, end] of found) {
    if (start < from || end > to) continue;
    html += `${escapeHtml(text.slice(at, start))}${before}${escapeHtml(text.slice(start, end))}${after}`;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** A text as HTML with the words that were found marked. */
export function mark(text: string, terms: ReadonlySet<string>, marks: Marks): string {
  return render(text, ranges(text, tokenize(text), terms), [0, text.length], marks);
}

const WIDE = /[\u3040-\u30FF\u3400-\u9FFF\uFF00-\uFFEF]/;
/** Characters of a snippet; Japanese says as much in half of them. */
const SNIPPET = 130;
const SNIPPET_WIDE = 70;
/** Share of a snippet that stands before the first word that was found. */
const LEAD = 0.25;
const ELLIPSIS = '…';

function isBoundary(text: string, index: number): boolean {
  return index <= 0 || index >= text.length || /[\s、。]/.test(text[index - 1] ?? '');
}

function snapped(text: string, index: number, step: 1 | -1): number {
  for (let distance = 0; distance < 16; distance += 1) {
    const at = index + distance * step;
    if (isBoundary(text, at)) return Math.max(0, Math.min(text.length, at));
  }
  return Math.max(0, Math.min(text.length, index));
}

/** Start of the window that holds the most different words, the earliest where there are several. */
function bestStart(tokens: readonly Token[], terms: ReadonlySet<string>, length: number): number {
  const hits = tokens.filter(({ term }) => terms.has(term)).sort((a, b) => a.start - b.start);
  let best = 0;
  let most = 0;
  hits.forEach((hit, index) => {
    const seen = new Set<string>();
    for (let next = index; next < hits.length; next += 1) {
      const other = hits[next];
      if (!other || other.end > hit.start + length * (1 - LEAD)) break;
      seen.add(other.term);
    }
    if (seen.size > most) {
      most = seen.size;
      best = hit.start;
    }
  });
  return best;
}

/** The piece of a text that says most about what was found, as HTML. */
export function snippet(text: string, terms: ReadonlySet<string>, marks: Marks): string {
  const length = WIDE.test(text) ? SNIPPET_WIDE : SNIPPET;
  const tokens = tokenize(text);
  const found = ranges(text, tokens, terms);
  if (text.length <= length) return render(text, found, [0, text.length], marks);
  const first = bestStart(tokens, terms, length);
  const from = snapped(text, Math.max(0, Math.floor(first - length * LEAD)), -1);
  const to = snapped(text, from + length, 1);
  const body = render(text, found, [from, to], marks);
  return `${from > 0 ? ELLIPSIS : ''}${body}${to < text.length ? ELLIPSIS : ''}`;
}
