import { join } from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run';
import { installedVersions, packageVersions } from '../../../src/remark/package-versions';
import { VERSIONS } from '../../../config/versions';

const { v8 = '', v7 = '' } = installedVersions(ROOT, VERSIONS);

/** Texts, codes and addresses of a page, in order. */
function read(markdown: string, path = 'docs/page.mdx'): string[] {
  const file = new VFile({ path: join(ROOT, path), value: markdown });
  const root = unified().use(remarkParse).use(remarkMdx).parse(file);
  packageVersions({ siteDir: ROOT, versions: VERSIONS })(root, file);
  const found: string[] = [];
  visit(root, (node) => {
    if (node.type === 'link') found.push(node.url);
    else if ('value' in node) found.push(node.value);
  });
  return found;
}

describe('the version of Ionic', () => {
  it('stands in text, in code and in the address of a link', () => {
    expect(read('It is {ionicVersion}.')).toEqual(['It is ', v8, '.']);
    expect(read('`^{ionicVersion}`')).toEqual([`^${v8}`]);
    expect(read('```html\n<script src="core@{ionicVersion}/x.js">\n```')).toEqual([
      `<script src="core@${v8}/x.js">`,
    ]);
    expect(read('[x](https://example.com/v{ionicVersion})')).toEqual([
      `https://example.com/v${v8}`,
      'x',
    ]);
  });

  it('is that of the page, in any tree, or of the version that is named', () => {
    expect(read('{ionicVersion}', 'versioned_docs/version-v7/a.mdx')).toEqual([v7]);
    expect(
      read('{ionicVersion}', 'i18n/ja/docusaurus-plugin-content-docs/version-v7/a.mdx'),
    ).toEqual([v7]);
    expect(read('`{ionicVersion.v7}` and {ionicVersion.v7}')).toEqual([v7, ' and ', v7]);
  });

  it('must be that of a version of the site', () => {
    expect(() => read('{ionicVersion.v1}')).toThrow(
      'ionicVersion: no version "v1"; accepts v8, v7',
    );
    expect(() => read('{ionicVersion}', 'blog/a.mdx')).toThrow('no version "of this page"');
  });
});
