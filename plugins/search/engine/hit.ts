import { escapeHtml } from '../../../src/lib/html';
import { LEVELS, type Level } from '../types';
import { tokenize } from '../words/tokenize';
import { mark, snippet } from './mark';
import type { Ranked } from './rank';

/** HTML with the words that were found in `<mark>`. */
interface Marked {
  value: string;
}

/** A result: as much of DocSearch's shape as its modal and this theme read. All texts but `lvl0` are HTML. */
export interface Hit {
  objectID: string;
  url: string;
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Record<Level, string | null>;
  _highlightResult: { hierarchy: Partial<Record<Level, Marked>> };
  _snippetResult: { content?: Marked };
}

function has(text: string, terms: ReadonlySet<string>): boolean {
  return tokenize(text).some(({ term }) => terms.has(term));
}

/** Makes a result of a ranked document. */
export function toHit({ document, terms: found }: Ranked): Hit {
  const { trail, level, url, anchor, title, description, text } = document;
  const terms = new Set(found);
  const hierarchy = {} as Hit['hierarchy'];
  const marked: Hit['_highlightResult']['hierarchy'] = {};
  LEVELS.forEach((name, index) => {
    const heading = trail[index] ?? null;
    const isText = heading === null || name === 'lvl0';
    hierarchy[name] = isText ? heading : escapeHtml(heading);
    if (heading !== null) {
      marked[name] = { value: name === 'lvl0' ? heading : mark(heading, terms) };
    }
  });
  const inText = has(text, terms);
  // A page whose lines do not have the words is introduced by what it is about.
  const content = (inText || description === '' ? text : description).replaceAll('\n', ' ');
  const isContent = inText && !has(title, terms) && level > 1;
  const address = anchor === '' ? url : `${url}#${anchor}`;
  return {
    objectID: address,
    url: address,
    type: isContent ? 'content' : (LEVELS[level] as Exclude<Level, 'lvl0'>),
    hierarchy,
    _highlightResult: { hierarchy: marked },
    _snippetResult: content === '' ? {} : { content: { value: snippet(content, terms) } },
  };
}
