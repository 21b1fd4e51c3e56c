import { COMMON_TAG } from '../embedded/format';
import { tokenize } from '../words/tokenize';
import { LEVELS, type Level } from '../types';
import { escapeHtml } from '../../../src/lib/html';
import { mark, snippet, type Marks } from './mark';
import type { Ranked } from './rank';

interface Value {
  value: string;
  matchLevel: 'none' | 'full';
}

/**
 * A result as DocSearch wants it. What it inserts as HTML is escaped; `lvl0`, which it shows as text,
 * is not.
 */
export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Record<Level, string | null>;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  _highlightResult: { hierarchy: Partial<Record<Level, Value>> };
  _snippetResult: { hierarchy: Partial<Record<Level, Value>>; content?: Value };
}

function has(text: string, terms: ReadonlySet<string>): boolean {
  return tokenize(text).some(({ term }) => terms.has(term));
}

/** Makes a result of a ranked document. */
export function toHit(
  { document, terms: found }: Ranked,
  { language, tag }: { language: string; tag: string },
  marks: Marks,
): Hit {
  const { trail, level, url, anchor, title, description, text, isCommon } = document;
  const terms = new Set(found);
  const value = (html: string): Value => ({
    value: html,
    matchLevel: html.includes(marks.before) ? 'full' : 'none',
  });
  const titles = LEVELS.map((name, index) => [name, trail[index] ?? null] as const);
  const below = titles.flatMap(([name, title]) =>
    title === null || name === 'lvl0' ? [] : [[name, value(mark(title, terms, marks))] as const],
  );
  const inText = has(text, terms);
  // A page whose lines do not have the words is introduced by what it is about.
  const content = (inText || description === '' ? text : description).replaceAll('\n', ' ');
  const isContent = content !== '' && inText && !has(title, terms) && level > 1;
  const address = anchor === '' ? url : `${url}#${anchor}`;
  const lvl0 = trail[0] ?? '';
  return {
    objectID: address,
    url: address,
    url_without_anchor: url,
    anchor: anchor === '' ? null : anchor,
    type: isContent ? 'content' : (LEVELS[level] as Exclude<Level, 'lvl0'>),
    hierarchy: Object.fromEntries(
      titles.map(([name, title]) => [
        name,
        title === null || name === 'lvl0' ? title : escapeHtml(title),
      ]),
    ) as Hit['hierarchy'],
    content: content === '' ? null : snippet(content, new Set(), marks),
    language,
    docusaurus_tag: isCommon ? COMMON_TAG : tag,
    _highlightResult: {
      hierarchy: { lvl0: { value: lvl0, matchLevel: 'none' }, ...Object.fromEntries(below) },
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(below),
      ...(content !== '' && { content: value(snippet(content, terms, marks)) }),
    },
  };
}
