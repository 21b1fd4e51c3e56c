import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { highlightElement, knowsLanguage, languageOf } from '../lib/highlight';

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
      if (!knowsLanguage(language)) {
        file.fail(
          `code fence names the language "${language}", accepts one that Prism knows, or "text"`,
          pre.position,
        );
      }
      code.properties.highlighted = highlightElement(pre, code);
      code.children = [];
    });
  };
}
