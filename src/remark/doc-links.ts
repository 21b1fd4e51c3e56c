import { posix, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const FILE_LINK = /^(?![a-z][a-z+.-]*:|[/#])([^?#]+\.mdx?)([?#].*)?$/i;

/** What the plugin has to be told. */
interface DocLinksOptions {
  /** The site's root folder. */
  siteDir: string;
  /** Folders of pages below it: the sources and their translations, with forward slashes. */
  trees: readonly string[];
}

/**
 * A remark plugin that writes a relative link to a page's file (`../intro/cli.mdx`) from the root of
 * the tree (`/intro/cli.mdx`). Docusaurus looks a relative path up beside the file that is read, and a
 * rooted one in the translated tree first: with it, a page without a translation can link to one that
 * has one, and the other way round.
 *
 * @returns the transformer; pages outside the trees are left alone
 */
export function docLinks({ siteDir, trees }: DocLinksOptions) {
  return (root: Root, file: { path: string }): void => {
    const path = relative(siteDir, file.path).split(sep).join('/');
    const tree = trees.find((folder) => path.startsWith(`${folder}/`));
    if (tree === undefined) return;
    const folder = posix.dirname(path.slice(tree.length));
    visit(root, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, target, rest = ''] = FILE_LINK.exec(node.url) ?? [];
      if (target !== undefined) node.url = `${posix.join(folder, target)}${rest}`;
    });
  };
}
