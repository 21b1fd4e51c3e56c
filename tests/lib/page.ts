import type {} from 'mdast-util-mdx';
import matter from 'gray-matter';
import type { Code, Heading as HeadingNode, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { MarkdownError, parseMarkdown, type Place } from './markdown';

/** One thing that is wrong, in a line that says where, what, and what is accepted. */
export interface Problem extends Place {
  /** Path relative to the project's root, with forward slashes. */
  path: string;
  message: string;
}

/** A {@link Problem} of a page that is known. */
export type Found = Omit<Problem, 'path'>;

/** What must hold of a page on its own: everything that is wrong with it. */
export type Rule = (page: Page) => Found[];

/** A heading as written, with what stands in `{#…}` at its end. */
export interface Heading extends Place {
  depth: number;
  text: string;
  id?: string;
}

/** A code fence as written, without the indentation that lists and tabs give it. */
export interface Fence extends Place {
  lang?: string;
  meta?: string;
  code: string;
  /** Whether the page closes it, rather than the end of the page. */
  closed: boolean;
}

type ByType = { [Type in Nodes['type']]?: Extract<Nodes, { type: Type }>[] };

/** One page, read once for every rule. */
export interface Page {
  path: string;
  locale: string;
  /** The file's text by line. */
  lines: string[];
  /** Absent where it cannot be read. */
  frontMatter?: Record<string, unknown>;
  tree: Root;
  /** All nodes of the tree in the order of the page, by their type. */
  nodes: ByType;
  headings: Heading[];
  fences: Fence[];
  /** What cannot be read; the rules see the rest. */
  unreadable: Found[];
}

const HEADING_ID = /\s*\{#([^{}]*)\}\s*$/;

/** Where a node begins. */
export function startOf(node: Nodes): Place {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { line, column };
}

function headingOf(node: HeadingNode): Heading {
  const text = toString(node);
  const id = HEADING_ID.exec(text)?.[1];
  return { depth: node.depth, text: text.replace(HEADING_ID, ''), id, ...startOf(node) };
}

/** Whether the last line of a node that is fenced by a mark, such as ``` or :::, is its closing mark. */
export function isClosed(node: Nodes, lines: readonly string[], mark: RegExp): boolean {
  const { start, end } = node.position ?? {};
  if (!start || !end || start.line === end.line) return false;
  const opening = mark.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0] ?? '';
  const last = (lines[end.line - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
  return opening !== '' && last.startsWith(opening) && last.replaceAll(opening[0]!, '') === '';
}

function fenceOf(node: Code, lines: readonly string[]): Fence {
  return {
    lang: node.lang ?? undefined,
    meta: node.meta ?? undefined,
    code: node.value,
    closed: isClosed(node, lines, /^(?:`{3,}|~{3,})/),
    ...startOf(node),
  };
}

/** Reads YAML as Docusaurus does, and says of it what Docusaurus does not. */
export function readFrontMatter(
  text: string,
  lines: readonly string[],
  fail: (place: Place, message: string) => void,
): Record<string, unknown> | undefined {
  const tab = lines.slice(0, lines.indexOf('---', 1)).findIndex((line) => line.startsWith('\t'));
  if (tab > 0) {
    const message = 'front matter has a tab at the beginning of a line; accepts spaces';
    fail({ line: tab + 1, column: 1 }, message);
    return undefined;
  }
  try {
    // The empty object turns off a memory that forgets errors.
    return matter(text, {}).data;
  } catch (error) {
    const { mark, reason } = error as { mark?: Place; reason?: string };
    if (!mark || reason === undefined) throw error;
    const place = { line: mark.line + 1, column: mark.column + 1 };
    const hint = reason.includes('mapping') ? '; a text with a colon stands in quotes' : '';
    fail(place, `front matter cannot be read: ${reason.split('\n')[0]}${hint}`);
    return undefined;
  }
}

/**
 * Reads one page. What cannot be read is among the page's {@link Page.unreadable}, so that it hides
 * nothing else.
 *
 * @param path path relative to the project's root
 * @param text the file's text
 */
export function readPage(path: string, locale: string, text: string): Page {
  const lines = text.split(/\r?\n/);
  const unreadable: Page['unreadable'] = [];
  const fail = (place: Place, message: string) => unreadable.push({ ...place, message });
  let frontMatter: Page['frontMatter'];
  let tree: Root = { type: 'root', children: [] };
  if (/^\s+---/.test(text)) {
    fail({ line: 1, column: 1 }, 'empty line; front matter begins on the first line of a page');
  } else if (/^---\w/.test(text)) {
    fail({ line: 1, column: 4 }, 'front matter in another language; accepts YAML after "---"');
  } else {
    frontMatter = readFrontMatter(text, lines, fail);
    try {
      tree = parseMarkdown(text);
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      fail(error.place, error.message);
    }
  }
  const nodes: Partial<Record<string, Nodes[]>> = {};
  visit(tree, (node: Nodes) => {
    (nodes[node.type] ??= []).push(node);
  });
  const byType = nodes as ByType;
  return {
    path,
    locale,
    lines,
    frontMatter,
    tree,
    nodes: byType,
    headings: (byType.heading ?? []).map(headingOf),
    fences: (byType.code ?? []).map((node) => fenceOf(node, lines)),
    unreadable,
  };
}
