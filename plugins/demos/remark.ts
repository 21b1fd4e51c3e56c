import { join, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readDemo } from './folders';
import { infoFile } from './output';
import { placeOf } from '../../src/lib/docs-trees';
import { PageError } from '../../src/lib/page-error';
import { PLUGIN_NAME, type DemosOptions } from './options';

/** Tags that show a demo: with its controls and sources, and as the app that a landing page opens with. */
const TAGS: readonly (string | null)[] = ['Demo', 'Stage'];

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** The label of the version that a page belongs to. */
function labelFor(path: string, { versions }: DemosOptions): string {
  const name = placeOf(path)?.version;
  const version = versions.find((known) => known.name === name);
  if (!version) throw new Error('demos are for pages of the docs trees only');
  return version.label;
}

function nameOf(tag: Tag): string {
  if (tag.type !== 'mdxJsxFlowElement') {
    throw new Error(`<${tag.name}> must stand on a line of its own`);
  }
  const [attribute, ...others] = tag.attributes;
  if (
    attribute?.type !== 'mdxJsxAttribute' ||
    attribute.name !== 'name' ||
    typeof attribute.value !== 'string' ||
    others.length > 0
  ) {
    throw new Error(
      `<${tag.name}> accepts one property, as in <${tag.name} name="button/basic" />`,
    );
  }
  return attribute.value;
}

/** The contents of a file, imported where the tag stands, as Docusaurus does with pictures. */
function dataOf(file: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: 'data',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require('${file}')`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {
                type: 'CallExpression',
                callee: { type: 'Identifier', name: 'require' },
                arguments: [{ type: 'Literal', value: file }],
                optional: false,
              },
            },
          ],
        },
      },
    },
  };
}

/**
 * Remark plugin that hands every `<Demo name="…" />` and `<Stage name="…" />` of a page the facts about that demo, for the
 * page's version and language, as an import: the bundler compiles the page again when they change,
 * and a page without demos carries nothing.
 *
 * @param options where the demos are, what they are for, and the locale being built
 * @throws PageError for a name that is no complete demo of the page's version
 */
export function demosRemark({
  siteDir,
  locale,
  ...options
}: DemosOptions & { siteDir: string; locale: string }) {
  return (root: Root, file: VFile): void => {
    if (!TAGS.some((tag) => String(file.value).includes(`<${tag}`))) return;
    const path = relative(siteDir, file.path).split(sep).join('/');
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const tag = node as Tag;
      if (!TAGS.includes(tag.name)) return;
      try {
        const version = labelFor(path, options);
        const name = nameOf(tag);
        const demo = readDemo(join(siteDir, options.folder), name, options);
        if (!demo.sources[version]) {
          throw new Error(`${name}: not for ${version}: ${demo.meta.why ?? ''}`);
        }
        const data = infoFile(locale, version, name);
        tag.attributes = [dataOf(`@generated/${PLUGIN_NAME}/default/${data}`)];
      } catch (error) {
        throw new PageError(path, tag, (error as Error).message);
      }
    });
  };
}
