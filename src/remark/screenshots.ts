import { existsSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Root } from 'mdast';
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

export const SCREENSHOT_MODES = ['light', 'dark'] as const;

/** Files of a picture in both color modes, relative to the site's root. */
export type ScreenshotFiles = Readonly<Record<(typeof SCREENSHOT_MODES)[number], string>>;

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
): ScreenshotFiles {
  const place = placeOf(page);
  if (!place) throw new Error(`${page}: <${ELEMENT}> is for pages of the documentation`);
  const { version, locale = defaultLocale, file } = place;
  const path = [SCREENSHOTS, locale, version, file.replace(/\.mdx?$/, ''), name].join('/');
  return { light: `${path}.webp`, dark: `${path}-dark.webp` };
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

/** A picture for one color mode. */
function picture(mode: string, path: string, alt: string): MdxJsxTextElement {
  const { width, height } = SCREENSHOT_SIZE;
  const image: MdxJsxTextElement = {
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
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [attribute('className', `screenshot__${mode}`)],
    children: [image],
  };
}

/**
 * A remark plugin that writes the pictures of an app in both color modes for `<Screenshot name="grid" alt="…" />`.
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
      const pictures = SCREENSHOT_MODES.map((mode) => {
        const path = files[mode];
        if (!existsSync(join(siteDir, path))) {
          throw new Error(
            `${page}: <${ELEMENT} name="${name}">: ${path} is missing; tests/apps/tutorials/scenes.ts names the pictures of each page`,
          );
        }
        return picture(mode, posix.relative(posix.dirname(page), path), alt);
      });
      node.name = 'figure';
      node.attributes = [attribute('className', 'screenshot')];
      node.children = [{ type: 'paragraph', children: pictures }];
    });
  };
}
