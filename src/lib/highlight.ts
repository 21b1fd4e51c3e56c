import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypePrismGenerator from 'rehype-prism-plus/generator';
import { refractor } from 'refractor/all';
import { unified } from 'unified';
import { splitAtColors } from './colors';

/**
 * What Angular's decorator holds in a template string, as the language that it is in: two thirds of a
 * component would be one string otherwise.
 *
 * @param property of the decorator, with a template string or a list that begins with one
 */
function highlightInline(property: 'template' | 'styles', language: string): void {
  const { languages } = refractor;
  languages.insertBefore('typescript', 'template-string', {
    [`angular-${property}`]: {
      pattern: RegExp(String.raw`(\b${property}:\s*\[?\s*)\x60[^\x60]*\x60`),
      lookbehind: true,
      greedy: true,
      inside: {
        string: /^`|`$/,
        embedded: { pattern: /[\s\S]+/, inside: languages[language] ?? {} },
      },
    },
  });
}

/** Languages that Prism has no grammar for, and the one that reads them best. */
const ALIASES = { markup: ['vue'], markdown: ['mdx'] };

/**
 * Token types that have a color of their own, and the class they get. Everything else is unwrapped:
 * fewer elements to send, to parse and to lay out.
 */
const CLASSES: [name: string, types: string[]][] = [
  ['tc', ['comment', 'prolog', 'doctype', 'cdata', 'coord']],
  ['tk', ['keyword', 'atrule', 'rule', 'important', 'selector', 'boolean', 'module']],
  ['ts', ['string', 'char', 'attr-value', 'regex', 'template-string', 'url', 'header-value']],
  ['tn', ['number', 'constant', 'symbol', 'unit']],
  ['tf', ['function', 'class-name', 'maybe-class-name', 'builtin', 'command', 'request-line']],
  ['tt', ['tag']],
  ['ta', ['attr-name', 'property', 'variable', 'header-name', 'shell-symbol']],
  ['tp', ['punctuation', 'operator']],
  ['ti', ['inserted', 'inserted-sign']],
  ['td', ['deleted', 'deleted-sign']],
];

/** Classes of a line that are kept, with the names that the theme's own style sheet uses. */
const LINE_CLASSES: Record<string, string> = {
  'highlight-line': 'theme-code-block-highlighted-line',
  'line-number': 'code-line-number',
  inserted: 'code-line-inserted',
  deleted: 'code-line-deleted',
};

refractor.alias(ALIASES);
highlightInline('template', 'markup');
highlightInline('styles', 'css');
const prism = unified().use(rehypePrismGenerator(refractor), { ignoreMissing: true }).freeze();

function classNames(element: Element): string[] {
  const value = element.properties.className;
  return Array.isArray(value) ? value.map(String) : [];
}

function simplifyLine(element: Element): Element {
  const kept = classNames(element).flatMap((name) => LINE_CLASSES[name] ?? []);
  return {
    ...element,
    properties: {
      ...(kept.length > 0 && { className: kept }),
      ...(kept.includes('code-line-number') && { 'data-line': element.properties.line }),
    },
    children: element.children.flatMap(simplify),
  };
}

function simplify(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const names = classNames(node);
  if (names.includes('code-line')) return [simplifyLine(node)];
  const children = node.children.flatMap(simplify);
  const found = CLASSES.find(([, types]) => types.some((type) => names.includes(type)));
  // A tag holds its name and brackets as another tag, which is what has the color
  const isAround =
    names.includes('tag') &&
    node.children.some((child) => child.type === 'element' && classNames(child).includes('tag'));
  return found && !isAround
    ? [{ ...node, properties: { className: [found[0]] }, children }]
    : children;
}

/** Languages in which a value without a class of its own may be a color. */
const STYLE_SHEETS = new Set(['css', 'scss', 'sass', 'less']);

function withSwatches(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  return splitAtColors(node.value).map(({ text, swatch }): ElementContent => {
    const value = { type: 'text' as const, value: text };
    return swatch
      ? { type: 'element', tagName: 'span', properties: { ...swatch }, children: [value] }
      : value;
  });
}

/** A line of a style sheet: Prism leaves values as plain text, and the colors among them are shown. */
function showColors(line: ElementContent): ElementContent {
  return line.type === 'element'
    ? { ...line, children: line.children.flatMap(withSwatches) }
    : line;
}

/** The language that a `code` element names in its class; `text` where it names none. */
export function languageOf(code: Element): string {
  const name = classNames(code).find((value) => value.startsWith('language-'));
  return name?.slice('language-'.length) ?? 'text';
}

/** Whether code in this language can be highlighted; `text` can, and stays as it is. */
export function knowsLanguage(language: string): boolean {
  return language === 'text' || refractor.registered(language);
}

/**
 * Highlights one block of code.
 *
 * @param pre a `pre` element with a `code` element in it, which it changes
 * @param code that `code` element
 * @returns the lines as HTML with the site's short token classes
 */
export function highlightElement(pre: Element, code: Element): string {
  const isStyleSheet = STYLE_SHEETS.has(languageOf(code));
  const root: Root = { type: 'root', children: [pre] };
  prism.runSync(root);
  const lines = code.children.flatMap(simplify);
  return toHtml(isStyleSheet ? lines.map(showColors) : lines);
}

/**
 * {@link highlightElement} for a text that is in no page.
 *
 * @throws Error when Prism does not know the language
 */
export function highlightText(text: string, language: string): string {
  if (!knowsLanguage(language)) throw new Error(`"${language}": not a language that Prism knows`);
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value: text }],
  };
  return highlightElement(
    { type: 'element', tagName: 'pre', properties: {}, children: [code] },
    code,
  );
}
