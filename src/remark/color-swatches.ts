import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { swatchFor } from '../lib/colors';

/** Shows each color that a page names in its text, such as `#0054e9`, before its value. */
export default function rehypeColorSwatches() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, _index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      const [text, ...others] = element.children;
      if (element.tagName !== 'code' || isBlock || text?.type !== 'text' || others.length > 0) {
        return;
      }
      const swatch = swatchFor(text.value);
      if (!swatch) return;
      const { className } = element.properties;
      const classes = Array.isArray(className) ? className : [];
      Object.assign(element.properties, swatch, { className: [...classes, ...swatch.className] });
    });
  };
}
