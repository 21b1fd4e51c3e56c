import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { swatchFor } from '../lib/colors';
import { markLongCode } from '../lib/long-inline-code';

/**
 * Rehype plugin for the code within a page's text: what is long may be broken, and a color that a page names, such
 * as `#0054e9`, is shown before its value.
 */
export default function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, _index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (element.tagName !== 'code' || isBlock) return;
      markLongCode(element);
      const [text, ...others] = element.children;
      if (text?.type !== 'text' || others.length > 0) return;
      const swatch = swatchFor(text.value);
      if (!swatch) return;
      const { className } = element.properties;
      const classes = Array.isArray(className) ? className : [];
      Object.assign(element.properties, swatch, { className: [...classes, ...swatch.className] });
    });
  };
}
