import { readFileSync } from 'node:fs';
import type { Root, RootContent } from 'mdast';
import matter from 'gray-matter';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A heading as written, with the id that it declares. */
export interface Heading {
  depth: number;
  text: string;
  id?: string;
  line: number;
}

/** A code fence as written. */
export interface Fence {
  lang?: string;
  meta?: string;
  line: number;
}

/** One page, read once for every rule. */
export interface Page {
  /** Path relative to the project's root, with forward slashes. */
  path: string;
  locale: string;
  frontMatter: Record<string, unknown>;
  headings: Heading[];
  fences: Fence[];
  /** Prose by line: code, JSX and front matter blanked. */
  prose: string[];
}

const HEADING_ID = /\s*\{#([\w-]+)\}\s*$/;

/** MDX reads `{` as code, so explicit heading ids are taken off before parsing and kept by line. */
function takeHeadingIds(source: string): { source: string; ids: Map<number, string> } {
  const ids = new Map<number, string>();
  let fence = '';
  const lines = source.split('\n').map((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark) fence = fence === '' ? mark : mark.startsWith(fence) ? '' : fence;
    const id = fence === '' && /^#{1,6} /.test(line) ? HEADING_ID.exec(line)?.[1] : undefined;
    if (id === undefined) return line;
    ids.set(index + 1, id);
    return line.replace(HEADING_ID, '');
  });
  return { source: lines.join('\n'), ids };
}

function textOf(node: Root | RootContent): string {
  if ('value' in node && node.type !== 'code') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function* walk(node: Root | RootContent): Generator<RootContent> {
  if (!('children' in node)) return;
  for (const child of node.children) {
    yield child;
    yield* walk(child);
  }
}

function proseLines(tree: Root, count: number): string[] {
  const lines = Array.from({ length: count }, () => '');
  for (const node of walk(tree)) {
    if (node.type !== 'text' || !node.position) continue;
    node.value.split('\n').forEach((part, offset) => {
      const index = (node.position?.start.line ?? 1) - 1 + offset;
      lines[index] = `${lines[index] ?? ''}${part}`;
    });
  }
  return lines;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/**
 * Reads one page.
 *
 * @param path path relative to `root`
 * @throws Error with path and line when the front matter or the MDX cannot be read
 */
export function readPage(root: string, path: string, locale: string): Page {
  const text = readFileSync(`${root}/${path}`, 'utf8');
  const { source, ids } = takeHeadingIds(text);
  let tree: Root;
  let frontMatter: Record<string, unknown>;
  try {
    frontMatter = matter(text).data;
    tree = parser.parse(source);
  } catch (error) {
    const { message, line } = error as Error & { line?: number };
    throw new Error(`${path}:${line ?? 1}: cannot be read: ${message.split('\n')[0]}`);
  }
  const headings: Heading[] = [];
  const fences: Fence[] = [];
  for (const node of walk(tree)) {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') {
      headings.push({ depth: node.depth, text: textOf(node), id: ids.get(line), line });
    } else if (node.type === 'code') {
      fences.push({ lang: node.lang ?? undefined, meta: node.meta ?? undefined, line });
    }
  }
  return {
    path,
    locale,
    frontMatter,
    headings,
    fences,
    prose: proseLines(tree, text.split('\n').length),
  };
}
