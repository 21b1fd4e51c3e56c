import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { unescapeHtml } from '../../../src/lib/html';

type Node = DefaultTreeAdapterMap['node'];

/** What is no text for a reader of a page, or shows code. */
const NOT_TEXT = /<(script|style|pre|code|template)\b.*?<\/\1>/gs;

/** Attributes that a reader sees or hears. */
const SAID = /\s(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g;

/** What a program writes where a text is missing, and words put together twice. */
const STRAY = /\[object \w+\]|件件|\{\w+\}/g;

/** A text that is missing as a whole; sentences about code and types may have the word in them. */
const MISSING = /^(?:undefined|NaN|null)$/;

/**
 * Texts in a page that nobody wrote: what a program makes of a missing or a wrong value, and places that nothing was
 * put into.
 *
 * @param html of the whole page
 * @returns with a few words around them
 */
export function strayTexts(html: string): string[] {
  const page = html.replace(NOT_TEXT, ' ');
  const said = [...page.matchAll(SAID)].map(([, value = '']) => value);
  const shown = page.replace(/<[^>]*>/g, ' ');
  const stray = [shown, ...said].map(unescapeHtml).flatMap((text) =>
    [...text.matchAll(STRAY)].map(({ index }) =>
      text
        .slice(Math.max(index - 30, 0), index + 40)
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
  const whole = [...page.split(/<[^>]*>/), ...said].map((text) => text.trim());
  return [...stray, ...whole.filter((text) => MISSING.test(text))];
}

/** Keys, and tags of posts, which are named as their writers do. */
function isName(node: Node): boolean {
  if (!('attrs' in node)) return false;
  return (
    node.tagName === 'kbd' ||
    node.attrs.some(({ name, value }) => name === 'rel' && value === 'tag')
  );
}

function textsOf(node: Node): string[] {
  if (isName(node)) return [];
  const own = 'value' in node ? [node.value] : [];
  const attributes =
    'attrs' in node ? node.attrs.filter(({ name }) => /^(?:alt|aria-label|title)$/.test(name)) : [];
  const children = 'childNodes' in node ? node.childNodes.flatMap(textsOf) : [];
  return [...own, ...attributes.map(({ value }) => value), ...children];
}

/**
 * English texts in what stands around a page in every language: the bar above, and the footer.
 *
 * @param html of a page in a language that is not written in Latin letters
 * @param meant texts that are English there too
 */
export function englishAround(html: string, meant: ReadonlySet<string>): string[] {
  const parts = html.match(/<nav\b[^>]*\bnavbar\b.*?<\/nav>|<footer\b.*?<\/footer>/gs) ?? [];
  const texts = parts.flatMap((part) => textsOf(parseFragment(part))).map((text) => text.trim());
  return [...new Set(texts)].filter(
    (text) => /[A-Za-z]{2}/.test(text) && !/[^\p{ASCII}©·]/u.test(text) && !meant.has(text),
  );
}
