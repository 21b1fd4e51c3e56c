import { existsSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Root, Text } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { placeOf } from '../lib/docs-trees';

/** Folder of the pictures, relative to the site's root. */
export const SCREENSHOTS = 'src/screenshots';

/** Of a picture of an app, in CSS pixels; the files have twice as many each way. */
export const SCREENSHOT_SIZE = { width: 360, height: 540 };

/** The element that pages write. */
const ELEMENT = 'Screenshot';

/** Attributes of {@link ELEMENT}; it takes no others, and needs both. */
const ATTRIBUTES = ['name', 'alt'];

/** The looks that Ionic gives an app, by its own names, and what pages call them. */
const LOOKS = { md: 'Material Design', ios: 'iOS' } as const;

/** A file of a picture. */
export interface ScreenshotFile {
  /** Ionic's mode. */
  look: keyof typeof LOOKS;
  /** Of the system's colors. */
  colorMode: 'light' | 'dark';
  /** Relative to the site's root. */
  path: string;
}

const FILES: readonly (Omit<ScreenshotFile, 'path'> & { ending: string })[] = [
  { look: 'md', colorMode: 'light', ending: '' },
  { look: 'md', colorMode: 'dark', ending: '-dark' },
  { look: 'ios', colorMode: 'light', ending: '-ios' },
  { look: 'ios', colorMode: 'dark', ending: '-ios-dark' },
];

/**
 * The files of a picture of an app, which lie in their folder as the page lies in its tree.
 *
 * @param page path of the page, relative to the site's root, with forward slashes
 * @param name of the picture, unique on the page
 * @param defaultLocale the one whose pages lie outside of `i18n`
 * @throws Error for a page outside of the trees
 */
export function screenshotFiles(
  page: string,
  name: string,
  defaultLocale: string,
): ScreenshotFile[] {
  const place = placeOf(page);
  if (!place) throw new Error(`${page}: <${ELEMENT}> is for pages of the documentation`);
  const { version, locale = defaultLocale, file } = place;
  const path = [SCREENSHOTS, locale, version, file.replace(/\.mdx?$/, ''), name].join('/');
  return FILES.map(({ ending, ...file }) => ({ ...file, path: `${path}${ending}.webp` }));
}

function textsOf({ attributes }: MdxJsxFlowElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && typeof each.value === 'string'
        ? [[each.name, each.value]]
        : [],
    ),
  );
}

function attribute(name: string, value: MdxJsxAttribute['value']): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/**
 * The address of a file of the site, always as a file of its own: Docusaurus writes pictures of less than 10 kB
 * into the page, the one that the reader does not see too.
 *
 * @param path relative to the page
 */
function addressOf(path: string): MdxJsxAttribute['value'] {
  const { inlineMarkdownAssetImageFileLoader: loader } = getFileLoaderUtils(false).loaders;
  const request = `${loader}./${path}`;
  const call = { type: 'Identifier' as const, name: 'require' };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${JSON.stringify(request)}).default`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'MemberExpression',
              object: {
                type: 'CallExpression',
                callee: call,
                arguments: [{ type: 'Literal', value: request }],
                optional: false,
              },
              property: { type: 'Identifier', name: 'default' },
              computed: false,
              optional: false,
            },
          },
        ],
      },
    },
  };
}

function span(className: string, ...children: MdxJsxTextElement['children']): MdxJsxTextElement {
  const attributes = [attribute('className', className)];
  return { type: 'mdxJsxTextElement', name: 'span', attributes, children };
}

function image(path: string, alt: string): MdxJsxTextElement {
  const { width, height } = SCREENSHOT_SIZE;
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      attribute('src', addressOf(path)),
      attribute('alt', alt),
      attribute('width', String(width)),
      attribute('height', String(height)),
      attribute('loading', 'lazy'),
      attribute('decoding', 'async'),
    ],
    children: [],
  };
}

/**
 * A remark plugin that writes the pictures of an app in both looks and color modes for
 * `<Screenshot name="grid" alt="…" />`.
 * `npm run check:tutorials` takes the pictures, where it follows the page.
 *
 * @param options.siteDir the site's root folder
 * @param options.defaultLocale the locale whose pages lie outside of `i18n`
 * @returns the transformer; it throws an Error that names page and element for a picture that there is not, and
 *   for attributes that are missing or unknown
 */
export function remarkScreenshots({
  siteDir,
  defaultLocale,
}: {
  siteDir: string;
  defaultLocale: string;
}) {
  return (root: Root, file: { path: string }): void => {
    const page = relative(siteDir, file.path).split(sep).join('/');
    visit(root, 'mdxJsxFlowElement', (node) => {
      if (node.name !== ELEMENT) return;
      const texts = textsOf(node);
      const { name = '', alt = '' } = texts;
      const wrong = ATTRIBUTES.some((key) => !texts[key]) || node.attributes.length > 2;
      if (wrong) {
        throw new Error(`${page}: <${ELEMENT}>: accepts name and alt as texts, and needs both`);
      }
      const files = screenshotFiles(page, name, defaultLocale);
      const pictures = files.map(({ look, colorMode, path }) => {
        if (!existsSync(join(siteDir, path))) {
          throw new Error(
            `${page}: <${ELEMENT} name="${name}">: ${path} is missing; tests/apps/tutorials/scenes.ts names the pictures of each page`,
          );
        }
        const source = posix.relative(posix.dirname(page), path);
        const label: Text = { type: 'text', value: LOOKS[look] };
        const picture = image(source, `${alt} (${label.value})`);
        return span(`screenshot__${colorMode}`, picture, span('screenshot__look', label));
      });
      node.name = 'figure';
      node.attributes = [attribute('className', 'screenshot')];
      node.children = [{ type: 'paragraph', children: pictures }];
    });
  };
}
