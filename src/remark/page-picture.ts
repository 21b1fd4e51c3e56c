import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { placeOf } from '../lib/docs-trees';

const SYMBOL = /<symbol id="(?<id>[^"]+)" viewBox="(?<box>[^"]+)">(?<content>[\s\S]*?)<\/symbol>/g;

const sprites = new Map<string, ReadonlyMap<string, string>>();

/** The drawings of a file below `static/img`, each as an `<svg>` of its own. */
function drawingsIn(siteDir: string, file: string): ReadonlyMap<string, string> {
  const path = join(siteDir, 'static/img', `${file}.svg`);
  const known = sprites.get(path);
  if (known) return known;
  const symbols = [...readFileSync(path, 'utf8').matchAll(SYMBOL)].map(({ groups = {} }) => {
    const { id = '', box = '', content = '' } = groups;
    const lines = content.replace(/\s*\n\s*/g, '');
    return [id, `<svg viewBox="${box}" aria-hidden="true">${lines}</svg>`] as const;
  });
  const drawings = new Map(symbols);
  sprites.set(path, drawings);
  return drawings;
}

/**
 * A drawing of `static/img` as HTML.
 *
 * @param picture `<file>#<name>`, without `.svg`
 * @throws Error when the file has no drawing of that name
 */
export function drawing(siteDir: string, picture: string): string {
  const [file = '', name = ''] = picture.split('#');
  const found = drawingsIn(siteDir, file).get(name);
  if (found) return found;
  throw new Error(`static/img/${file}.svg: has no <symbol id="${name}">`);
}

const POST = /^(?:blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\/(?<post>.+)$/;

/** A page's path in its tree, or that of a post in `blog`; nothing for other files. */
function pageOf(siteDir: string, path: string): string | undefined {
  const file = relative(siteDir, path).split(sep).join('/');
  const post = POST.exec(file)?.groups?.post;
  const name = post === undefined ? placeOf(file)?.file : `blog/${post}`;
  return name?.replace(/\.mdx?$/, '');
}

interface Options {
  siteDir: string;
  /** The picture of a page, by its path in its tree (or `blog/<name>`) without extension; nothing for a page that has none. */
  pictureOf: (page: string) => string | undefined;
}

/**
 * Remark plugin that opens a page with its drawing, beside its first paragraph. It says nothing that the page does not
 * say, so it is hidden from screen readers, and stands in the page itself: it is there with the text.
 */
export default function remarkPagePicture({ siteDir, pictureOf }: Options) {
  return (root: Root, { path }: VFile): void => {
    const page = pageOf(siteDir, path);
    const picture = page && pictureOf(page);
    if (!picture) return;
    const attributes = { as: 'div', className: 'page-picture', html: drawing(siteDir, picture) };
    const element: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'StaticHtml',
      attributes: Object.entries(attributes).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      })),
      children: [],
    };
    root.children.unshift(element);
  };
}
