import { placeOf } from '../../../../src/lib/docs-trees';
import { startOf, type Rule } from '../../../lib/page';
import { attributeOf, elementsOf } from './elements';

const ID = /^[\w-]+$/;

/** The name of a page's file is a part of its address. */
export const fileName: Rule = ({ path }) => {
  const file = placeOf(path)?.file ?? path.split('/').at(-1) ?? '';
  if (/^[a-z\d/_-]+\.mdx?$/.test(file)) return [];
  const message = `file name "${file}" is the page's address; accepts small letters, digits, - and _`;
  return [{ line: 1, column: 1, message }];
};

/** The title is the only heading of level 1, and every other has an id that links can hold on to. */
export const headingIds: Rule = ({ headings }) => {
  const seen = new Set<string>();
  return headings.flatMap(({ depth, id, text, line, column }) => {
    const at = (message: string) => [{ line, column, message }];
    if (depth === 1) return at('level-1 heading; the title is the only one');
    if (id === undefined) return at(`heading "${text}" has no id; write "${text} {#some-id}"`);
    if (!ID.test(id)) return at(`heading id "${id}": accepts letters, digits, _ and -`);
    if (seen.has(id)) return at(`heading id "${id}" stands twice in this page`);
    seen.add(id);
    return [];
  });
};

/** `{#…}` means an id behind `##` only: Docusaurus does not take it off elsewhere, and MDX stumbles over it. */
export const misplacedIds: Rule = ({ nodes, lines }) => {
  const underlined = (nodes.heading ?? []).filter(
    (node) =>
      !(lines[startOf(node).line - 1] ?? '').slice(startOf(node).column - 1).startsWith('#'),
  );
  return [
    ...underlined.map((node) => ({
      ...startOf(node),
      message: 'underlined heading; write "## Title {#some-id}"',
    })),
    ...(nodes.paragraph ?? []).flatMap((node) => {
      const last = node.children.at(-1);
      const id = last?.type === 'text' ? /\{#[^{}]*\}$/.exec(last.value)?.[0] : undefined;
      const message = `"${id}" is no code; a heading id stands at the end of a line that begins with "##"`;
      return id === undefined ? [] : [{ ...startOf(node), message }];
    }),
  ];
};

/** Headings in JSX are neither in the table of contents nor in the search, and have no link of their own. */
export const jsxHeadings: Rule = (page) =>
  elementsOf(page)
    .filter(({ name }) => /^h[1-6]$/.test(name ?? ''))
    .map((node) => ({
      ...startOf(node),
      message: `heading in JSX, <${node.name}>; write "${'#'.repeat(Number(node.name?.[1]))} Title {#some-id}"`,
    }));

/** An `id` in JSX shares its names with the headings. */
export const jsxIds: Rule = (page) => {
  const seen = new Map(page.headings.map(({ id, line }) => [id, `the heading on line ${line}`]));
  return elementsOf(page).flatMap((node) => {
    const id = attributeOf(node, 'id');
    if (typeof id !== 'string') return [];
    const other = seen.get(id);
    seen.set(id, `<${node.name}> on line ${startOf(node).line}`);
    const message = `id "${id}" of <${node.name}> is also the id of ${other}`;
    return other === undefined ? [] : [{ ...startOf(node), message }];
  });
};
