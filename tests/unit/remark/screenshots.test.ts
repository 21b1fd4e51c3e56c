import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../../src/lib/files-below';
import { remarkScreenshots, screenshotFiles, SCREENSHOTS } from '../../../src/remark/screenshots';
import { translatedTree, sourceTree } from '../../../src/lib/docs-trees';
import { DEFAULT_LOCALE } from '../../../config/locales';

const ROOT = join(__dirname, '../../..');
const PAGE = 'docs/react/your-first-app/taking-photos.mdx';

/** Sources and alternative texts of the pictures. */
function pictures(element: string, page = PAGE): string[][] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(element);
  remarkScreenshots({ siteDir: ROOT, defaultLocale: 'en' })(tree, { path: join(ROOT, page) });
  const images: MdxJsxTextElement[] = [];
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (node.name === 'img') images.push(node);
  });
  return images.map(({ attributes }) =>
    ['src', 'alt'].map((wanted) => {
      const found = attributes.find((each) => 'name' in each && each.name === wanted)?.value;
      return typeof found === 'string' ? found : (found?.value ?? '');
    }),
  );
}

describe('remarkScreenshots', () => {
  it('writes the pictures of both looks and color modes, from where the page is', () => {
    const path = './../../../src/screenshots/en/current/react/your-first-app/taking-photos/grid';
    expect(pictures('<Screenshot name="grid" alt="Two photos." />')).toEqual([
      [expect.stringContaining(`!${path}.webp").default`), 'Two photos. (Material Design)'],
      [expect.stringContaining(`!${path}-dark.webp").default`), 'Two photos. (Material Design)'],
      [expect.stringContaining(`!${path}-ios.webp").default`), 'Two photos. (iOS)'],
      [expect.stringContaining(`!${path}-ios-dark.webp").default`), 'Two photos. (iOS)'],
    ]);
  });

  it.each(['<Screenshot name="grid" />', '<Screenshot name="grid" alt="a" width="10" />'])(
    'refuses %s',
    (element) => {
      expect(() => pictures(element)).toThrow(
        `${PAGE}: <Screenshot>: accepts name and alt as texts, and needs both`,
      );
    },
  );

  it('refuses a picture that there is not', () => {
    expect(() => pictures('<Screenshot name="gird" alt="a" />')).toThrow(
      /taking-photos\.mdx: <Screenshot name="gird">: .*\/gird\.webp is missing; .*scenes\.ts/,
    );
  });
});

describe('the pictures of apps', () => {
  it('are all on a page', () => {
    const unused = filesBelow(join(ROOT, SCREENSHOTS)).filter((file) => {
      const [locale = '', version = '', ...rest] = file.split('/');
      const name = rest.pop()?.replace(/(?:-ios)?(?:-dark)?\.webp$/, '') ?? '';
      const tree =
        locale === DEFAULT_LOCALE ? sourceTree(version) : translatedTree(version, locale);
      const page = `${tree}/${rest.join('/')}.mdx`;
      const files = screenshotFiles(page, name, 'en').map(({ path }) => path);
      return (
        !existsSync(join(ROOT, page)) ||
        !files.includes(`${SCREENSHOTS}/${file}`) ||
        !readFileSync(join(ROOT, page), 'utf8').includes(`<Screenshot name="${name}"`)
      );
    });
    expect(unused).toEqual([]);
  });
});
