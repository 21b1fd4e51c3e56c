import type { Root as MdastRoot } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { DemoCode } from '../../src/lib/demo';
import { readContent } from './html/article';
import { a, div, dl, inlineCode, p, pre, section, summary } from './html/blocks';
import { figure, img, span, svg } from './html/figures';
import type { CopyWords } from './types';

/** What a page's HTML does not say itself. */
export interface Conversion {
  /** Path of the page. */
  page: string;
  /** Its title, for a page whose article has no heading for it. */
  title: string;
  /** The words of its language. */
  words: CopyWords;
  /** The sources of a demo, by the label of its version and its name; nothing where there is none. */
  demoSources: (version: string, name: string) => DemoCode | undefined;
  /** Where a link leads, seen from anywhere. */
  resolveLink: (href: string) => string;
}

/** What has no place in a text: controls, and frames outside of demos. */
const ignore = (): undefined => undefined;

function withTitle(tree: MdastRoot, title: string): void {
  const hasTitle = tree.children.some((node) => node.type === 'heading' && node.depth === 1);
  if (hasTitle) return;
  tree.children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
}

/**
 * Converts the built HTML of a page to Markdown: what a reader sees, with every tab and the sources of every
 * demo, and without anything that only a browser understands.
 *
 * @param html the page as it is served
 * @throws Error with one line when the page has no text, or a demo that does not exist
 */
export function convertPage(html: string, conversion: Conversion): string {
  const content = readContent(html);
  if (!content) throw new Error(`${conversion.page}: has no text to convert`);
  const { title, resolveLink } = conversion;
  const processor = unified()
    .use(rehypeRemark, {
      handlers: {
        ...{ a, div, dl, p, pre, section, summary, code: inlineCode, img, span },
        ...{ iframe: ignore, input: ignore, label: ignore, output: ignore },
        figure: figure(conversion),
        svg: svg(conversion),
      },
    })
    .use(() => (tree: MdastRoot) => {
      withTitle(tree, title);
      visit(tree, ['link', 'image'], (node) => {
        if ('url' in node) node.url = resolveLink(node.url);
      });
    })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-', fences: true, resourceLink: true });
  return processor.stringify(processor.runSync(content));
}
