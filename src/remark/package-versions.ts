import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type {} from 'mdast-util-mdx';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { versionOf } from '../lib/docs-trees';

/** A docs version, as far as it is needed here. */
interface PackagedVersion {
  name: string;
  label: string;
  /** Package (name or npm alias) with its components. */
  components: string;
}

/** What stands for the version of Ionic of a page, or, with a label, of another docs version. */
const NAME = 'ionicVersion';
const VARIABLE = new RegExp(`\\{${NAME}(?:\\.(\\w+))?\\}`, 'g');
const EXPRESSION = new RegExp(`^${NAME}(?:\\.(\\w+))?$`);

/**
 * The exact version of each docs version's package with components, as it is installed.
 *
 * @param siteDir the site's root, whose `node_modules` hold the packages
 * @returns versions such as `8.8.19` by the label of the docs version
 */
export function installedVersions(
  siteDir: string,
  versions: readonly Pick<PackagedVersion, 'label' | 'components'>[],
): Record<string, string> {
  return Object.fromEntries(
    versions.map(({ label, components }) => {
      const manifest = require.resolve(`${components}/package.json`, { paths: [siteDir] });
      const { version } = JSON.parse(
        readFileSync(join(dirname(manifest), 'package.json'), 'utf8'),
      ) as { version: string };
      return [label, version];
    }),
  );
}

/**
 * Remark plugin that writes versions of packages into a page: `{ionicVersion}` is that of the page's docs
 * version, `{ionicVersion.v7}` that of another one. They stand in text, in the addresses of links, and in
 * code, where MDX has no variables.
 *
 * @param options.siteDir the site's root
 * @param options.versions the site's docs versions
 * @throws Error, with the page's position, for a label that no docs version has
 */
export function packageVersions({
  siteDir,
  versions,
}: {
  siteDir: string;
  versions: readonly PackagedVersion[];
}) {
  const installed = installedVersions(siteDir, versions);
  return (root: Root, file: VFile): void => {
    if (!String(file.value).includes(`{${NAME}`)) return;
    const own = versionOf(relative(siteDir, file.path).split(sep).join('/'), versions)?.label;
    visit(root, (node, index, parent) => {
      const valueOf = (label = own): string => {
        const found = installed[label ?? ''];
        if (found !== undefined) return found;
        const accepted = Object.keys(installed).join(', ');
        return file.fail(
          `${NAME}: no version "${label ?? 'of this page'}"; accepts ${accepted}`,
          node,
        );
      };
      const filled = (text: string): string =>
        text.replace(VARIABLE, (_, label?: string) => valueOf(label));
      if (node.type === 'code' || node.type === 'inlineCode') node.value = filled(node.value);
      else if (node.type === 'link') node.url = filled(node.url);
      else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        const variable = EXPRESSION.exec(node.value.trim());
        if (!variable) return;
        const text: RootContent = { type: 'text', value: valueOf(variable[1]) };
        // One that stands alone on its line is a paragraph
        const isInline = node.type === 'mdxTextExpression';
        const filledIn: RootContent = isInline ? text : { type: 'paragraph', children: [text] };
        if (parent && index !== undefined) parent.children[index] = filledIn;
      }
    });
  };
}
