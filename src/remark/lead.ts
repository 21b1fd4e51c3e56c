import type { Paragraph, Root } from 'mdast';

/** Where the first sentence of a text ends, if more follows it: behind its sign and the space after that. */
const END = /[.!?] |[。！？](?![」）])/;

/**
 * Remark plugin that makes the first sentence of a page a paragraph of its own: it is set larger, and should be read
 * at a glance on a phone too.
 */
export default function remarkLead() {
  return (root: Root): void => {
    const place = root.children.findIndex(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
    const lead = root.children[place];
    if (lead?.type !== 'paragraph') return;
    for (const [index, node] of lead.children.entries()) {
      if (node.type !== 'text') continue;
      const found = END.exec(node.value);
      if (!found) continue;
      const end = found.index + found[0].length;
      const rest = [{ ...node, value: node.value.slice(end) }, ...lead.children.slice(index + 1)];
      if (rest.length === 1 && rest[0]?.type === 'text' && rest[0].value === '') return;
      const body: Paragraph = { type: 'paragraph', children: rest };
      lead.children = [
        ...lead.children.slice(0, index),
        { ...node, value: node.value.slice(0, end).trimEnd() },
      ];
      root.children.splice(place + 1, 0, body);
      return;
    }
  };
}
