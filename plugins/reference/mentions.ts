/** Where a page's own words tell of a member, so that its reference leads there, and they lead to it. */
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import type { Heading, InlineCode, Nodes, Parent, PhrasingContent, Root } from 'mdast';
import { link } from './render/nodes';

/** A section of a page. */
export interface Section {
  id: string;
  title: PhrasingContent[];
}

/** A member in the words of a page; the code is absent where only the heading has the name. */
interface Mention {
  section: Section;
  code?: { node: InlineCode; parent: Parent };
}

/** Mentions by what pages call a member: `canDismiss`, `dismiss()`, `--height`, `slot="start"` or `::part(text)`. */
export type Mentions = ReadonlyMap<string, Mention>;

/** A name that says too little in a text, where `button` may be a role; in a heading it counts. */
const WORD = /^[a-z]+$/;

/**
 * What a piece of code names: `handleBehavior` of `handle-behavior="cycle"`, `dismiss()` of `dismiss(data, role)`. Of
 * CSS custom properties many stand in one sample, so that only a heading is about one.
 */
function memberOf(code: string): { name: string; isSure: boolean } | undefined {
  const [whole] = /^slot="[\w-]+"$|::part\([\w-]+\)$/.exec(code) ?? [];
  if (whole !== undefined) return { name: whole, isSure: true };
  const [, name = '', after = ''] = /^(-{0,2}[a-z][\w-]*)($|[=:(])/i.exec(code) ?? [];
  if (name === '') return undefined;
  if (name.startsWith('--')) return { name, isSure: false };
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return after === '('
    ? { name: `${camel}()`, isSure: true }
    : { name: camel, isSure: after === '=' || !WORD.test(camel) };
}

function sectionOf({ children }: Heading): Section | undefined {
  const last = children.at(-1);
  if (last?.type !== 'text') return undefined;
  const { text, id } = parseMarkdownHeadingId(last.value);
  if (id === undefined) return undefined;
  return { id, title: [...children.slice(0, -1), { type: 'text', value: text.trimEnd() }] };
}

/** The section of a page with an id, where the page has one. */
export function sectionWith(wanted: string, { children }: Root): Section | undefined {
  const all = children.map((node) => (node.type === 'heading' ? sectionOf(node) : undefined));
  return all.find((section) => section?.id === wanted);
}

function codesIn(parent: Nodes): { node: InlineCode; parent: Parent }[] {
  if (!('children' in parent) || parent.type === 'link') return [];
  return parent.children.flatMap((node) =>
    node.type === 'inlineCode' ? [{ node, parent }] : codesIn(node),
  );
}

/** Shadow parts that samples of code style, as they are called there. */
function partsIn(node: Nodes): string[] {
  if (node.type === 'code') return node.value.match(/::part\([\w-]+\)/g) ?? [];
  return 'children' in node ? node.children.flatMap(partsIn) : [];
}

/** A heading that is about slots, so that a name in it is one. */
const SLOTS = /slot|スロット/i;

/**
 * The first section of a page whose heading names a member, or else the first that names it in its text.
 *
 * @param root a page before its tags are replaced
 */
export function mentionsIn(root: Root): Mentions {
  const inHeadings = new Map<string, Mention>();
  const inText = new Map<string, Mention>();
  let section: Section | undefined;
  for (const node of root.children) {
    const isHeading = node.type === 'heading';
    if (isHeading) section = sectionOf(node);
    if (!section) continue;
    const namesSlots = isHeading && SLOTS.test(toString(node));
    for (const part of partsIn(node)) if (!inText.has(part)) inText.set(part, { section });
    for (const code of codesIn(node)) {
      const member = memberOf(code.node.value);
      if (!member) continue;
      const { name, isSure } = member;
      const named = inHeadings.get(name);
      if (isHeading) {
        if (!named) inHeadings.set(name, { section });
        const slot = `slot="${code.node.value}"`;
        if (namesSlots && !inHeadings.has(slot)) inHeadings.set(slot, { section });
      } else if (named?.section === section) {
        named.code ??= code;
      } else if (isSure && !inText.has(name)) {
        inText.set(name, { section, code });
      }
    }
  }
  return new Map([...inText, ...inHeadings]);
}

/** Makes links of the mentions of members. */
export function linkMentions(mentions: Mentions, ids: ReadonlyMap<string, string>): void {
  for (const [name, id] of ids) {
    const { node, parent } = mentions.get(name)?.code ?? {};
    if (node && parent)
      parent.children.splice(parent.children.indexOf(node), 1, link(`#${id}`, node));
  }
}
