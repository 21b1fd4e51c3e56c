import { relative, sep } from 'node:path';
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { placeOf } from '../lib/docs-trees';

/** Characters that two lines of a lead have room for; Japanese ones are twice as wide. */
const ROOM = 180;

/** The end of a sentence, with the space behind it. */
const SENTENCE = /[.!?](?:\s+|$)|。/g;

/** Sections below the lead in which a page's first demo may stand. */
const SECTIONS = 3;

function textOf(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0);
}

/** Where a paragraph can be cut: a node, a place in its text, and what stands before it. */
interface Cut {
  index: number;
  offset: number;
  width: number;
}

function cutsOf({ children }: Paragraph): Cut[] {
  let before = 0;
  return children.flatMap((node, index) => {
    const start = before;
    before += widthOf(textOf(node));
    if (node.type !== 'text') return [];
    return [...node.value.matchAll(SENTENCE)].map((match) => {
      const offset = match.index + match[0].length;
      return { index, offset, width: start + widthOf(node.value.slice(0, offset)) };
    });
  });
}

/** A paragraph in two: as many sentences as two lines hold, at least one, and the others. */
function split(paragraph: Paragraph): [lead: Paragraph, rest: Paragraph[]] {
  const cuts = cutsOf(paragraph);
  const cut = cuts.findLast(({ width }) => width <= ROOM) ?? cuts[0];
  const node = cut && paragraph.children[cut.index];
  if (!cut || node?.type !== 'text') return [paragraph, []];
  const after: PhrasingContent[] = [
    { ...node, value: node.value.slice(cut.offset) },
    ...paragraph.children.slice(cut.index + 1),
  ];
  if (after.map(textOf).join('').trim() === '') return [paragraph, []];
  const before: PhrasingContent[] = [
    ...paragraph.children.slice(0, cut.index),
    { ...node, value: node.value.slice(0, cut.offset).trimEnd() },
  ];
  return [{ ...paragraph, children: before }, [{ ...paragraph, children: after }]];
}

function isDemo(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Demo';
}

/**
 * Remark plugin by which the page of a component opens with its demo: a lead of two lines, the first demo of
 * the page, and then what else the author says. Authors write the demo where its text is.
 */
export default function remarkDemoFirst({ siteDir }: { siteDir: string }) {
  return (root: Root, { path }: VFile): void => {
    const place = placeOf(relative(siteDir, path).split(sep).join('/'));
    if (!place?.file.startsWith('api/')) return;
    const lead = root.children.findIndex(({ type }) => type === 'paragraph');
    const demo = root.children.findIndex(isDemo);
    const paragraph = root.children[lead];
    const first = root.children[demo];
    if (!first || demo < lead || paragraph?.type !== 'paragraph') return;
    const between = root.children.slice(lead + 1, demo);
    if (between.filter((node) => node.type === 'heading').length > SECTIONS) return;
    const [opening, rest] = split(paragraph);
    root.children.splice(lead, demo - lead + 1, opening, first, ...rest, ...between);
  };
}
