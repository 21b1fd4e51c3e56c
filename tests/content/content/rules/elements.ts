import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { BLOCK_COMPONENTS } from '../../../../src/remark/components';
import { unknownIn } from '../../../../src/remark/known-components';
import { startOf, type Page, type Rule } from '../../../lib/page';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** All JSX elements of a page, in no particular order. */
export function elementsOf({ nodes }: Page): Element[] {
  return [...(nodes.mdxJsxFlowElement ?? []), ...(nodes.mdxJsxTextElement ?? [])];
}

/** Value of an attribute: text; nothing where it is absent; `true` where it is code or has no value. */
export function attributeOf(node: Element, name: string): string | true | undefined {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (!found) return undefined;
  return typeof found.value === 'string' ? found.value : true;
}

/** What would run code or load foreign content in a reader's browser, and is no part of a text. */
const REFUSED = ['script', 'iframe', 'frame', 'object', 'embed', 'style', 'link', 'meta', 'base'];

export const refusedElements: Rule = (page) =>
  elementsOf(page)
    .filter(({ name }) => REFUSED.includes(name ?? ''))
    .map((node) => ({
      ...startOf(node),
      message: `<${node.name}> has no place in a page; show it in a code fence, or make it a component`,
    }));

export const codeInAttributes: Rule = (page) =>
  elementsOf(page).flatMap((node) =>
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      /^on[A-Za-z]|^dangerouslySetInnerHTML$/.test(attribute.name)
        ? [
            {
              ...startOf(node),
              message: `attribute "${attribute.name}" of <${node.name}> runs code; make it a component`,
            },
          ]
        : [],
    ),
  );

export const unknownComponents: Rule = (page) =>
  unknownIn(elementsOf(page), page.nodes.mdxjsEsm ?? []).map(({ node, message }) => ({
    ...startOf(node),
    message,
  }));

export const inlineComponents: Rule = ({ nodes }) =>
  (nodes.mdxJsxTextElement ?? [])
    .filter(({ name }) => BLOCK_COMPONENTS.includes(name ?? ''))
    .map((node) => ({
      ...startOf(node),
      message: `<${node.name}> must stand on a line of its own`,
    }));
