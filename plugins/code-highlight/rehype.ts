import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypePrismGenerator from 'rehype-prism-plus/generator';
import { refractor } from 'refractor/all';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Languages that Prism has no grammar for, and the one that reads them best. */
const ALIASES = { markup: ['vue'], markdown: ['mdx'] };

/**
 * Token types that have a colour of their own, and the class they get. Everything else is unwrapped:
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
  return found ? [{ ...node, properties: { className: [found[0]] }, children }] : children;
}

function languageOf(code: Element): string {
  const name = classNames(code).find((value) => value.startsWith('language-'));
  return name?.slice('language-'.length) ?? 'text';
}

/**
 * A rehype plugin that highlights fenced code while a page is compiled. The `code` element's text
 * becomes HTML in its `highlighted` property, which the theme's code block inserts as it is: neither
 * the grammars nor a React element for each token travel to the reader.
 *
 * @returns the transformer
 * @throws Error, with the page's position, when a fence names a language that Prism does not know
 */
export default function rehypeHighlightCode() {
  return (tree: Root, file: { fail: (reason: string, place?: unknown) => never }): void => {
    visit(tree, 'element', (pre) => {
      const code = pre.children[0];
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      if (language !== 'text' && !refractor.registered(language)) {
        file.fail(
          `code fence names the language "${language}", accepts one that Prism knows, or "text"`,
          pre.position,
        );
      }
      const root: Root = { type: 'root', children: [pre] };
      prism.runSync(root);
      code.properties.highlighted = toHtml(code.children.flatMap(simplify));
      code.children = [];
    });
  };
}
