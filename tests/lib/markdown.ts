import type { Nodes, Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';

/** Where something is, counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Markdown that cannot be read. */
export class MarkdownError extends Error {
  constructor(
    message: string,
    readonly place: Place,
  ) {
    super(message);
  }
}

/**
 * MDX reads `{` as code, and Docusaurus takes `{#id}` off headings first. Here its braces are replaced
 * while the text is parsed, by characters that no text has and that are as long: places stay true.
 */
const ID_OPEN = '\uE000';
const ID_CLOSE = '\uE001';
const hideIds = (text: string) =>
  text.replace(/\{#([^{}\n]*)\}(?=\s*$)/gm, `${ID_OPEN}#$1${ID_CLOSE}`);
const showIds = (text: string) => text.replaceAll(ID_OPEN, '{').replaceAll(ID_CLOSE, '}');

/** Containers (`:::note`) and leaves (`::name`). A colon within a sentence is a colon, as on the site. */
function flowDirectives(this: Processor): void {
  const data = this.data();
  const { flow } = directive();
  (data.micromarkExtensions ??= []).push({ flow });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(flowDirectives)
  .use(remarkMdx)
  .freeze();

/** Messages that come from a parser of JavaScript, in terms of what a writer sees. */
const PLAIN: [RegExp, string][] = [
  [
    /^Could not parse expression/,
    '"{" begins code in MDX, and this is none; write "\\{", or put it into backticks',
  ],
  [
    /^Could not parse import\/exports/,
    'a paragraph that begins with "import" or "export" is code in MDX, and this is none',
  ],
  [
    /^Unexpected character `.*` \(U\+[0-9A-F]+\) before name(?!.*\(note:)/,
    '"<" begins a tag in MDX, and this is none; write "\\<", or put it into backticks',
  ],
];

/** The place that an error names: where it was found, or what was open at the end of the text. */
function placeOf(error: VFileMessage): Place {
  const opened = /^Expected a closing tag for .*? \((\d+):(\d+)-/.exec(error.reason);
  return opened
    ? { line: Number(opened[1]), column: Number(opened[2]) }
    : { line: error.line ?? 1, column: error.column ?? 1 };
}

/**
 * Parses a file as the site does, without compiling it.
 *
 * @returns the tree, with explicit heading ids as text at the end of their headings
 * @throws MarkdownError with the place, and one line of what is wrong
 */
export function parseMarkdown(text: string): Root {
  let tree: Root;
  try {
    tree = mdx.parse(hideIds(text));
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const reason = error.reason.split('\n')[0] ?? '';
    const plain = PLAIN.find(([pattern]) => pattern.test(reason))?.[1];
    throw new MarkdownError(plain ?? reason, placeOf(error));
  }
  visit(tree, (node: Nodes) => {
    if ('value' in node) node.value = showIds(node.value);
    if ('title' in node && node.title) node.title = showIds(node.title);
    if ('meta' in node && node.meta) node.meta = showIds(node.meta);
  });
  return tree;
}
