import { join, relative, sep } from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { readDemo } from './folders';
import { infoFile } from './output';
import { placeOf } from '../../src/lib/docs-trees';
import { PageError } from '../../src/lib/page-error';
import { PLUGIN_NAME, type DemosOptions } from './options';

/** Tags that show a demo: with its controls and sources, and as the app that a landing page opens with. */
const TAGS: readonly (string | null)[] = ['Demo', 'Stage'];

type Node = Root | RootContent;

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

function demosIn(node: Node): Tag[] {
  const isTag =
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    TAGS.includes(node.name);
  if (isTag) return [node];
  return 'children' in node ? node.children.flatMap((child) => demosIn(child)) : [];
}

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

function importOf(local: string, file: string): MdxjsEsm {
  const value = `import ${local} from '${file}';`;
  return {
    type: 'mdxjsEsm',
    value,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [
              { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } },
            ],
            source: { type: 'Literal', value: file, raw: `'${file}'` },
          },
        ],
      },
    },
  };
}

function setData(tag: Tag, local: string): void {
  tag.attributes = [
    {
      type: 'mdxJsxAttribute',
      name: 'data',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: local,
        data: {
          estree: {
            type: 'Program',
            sourceType: 'module',
            body: [
              { type: 'ExpressionStatement', expression: { type: 'Identifier', name: local } },
            ],
          },
        },
      },
    },
  ];
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
    const imported = new Map<string, { local: string; data: string }>();
    for (const tag of demosIn(root)) {
      try {
        const version = labelFor(path, options);
        const name = nameOf(tag);
        const demo = readDemo(join(siteDir, options.folder), name, options);
        if (!demo.sources[version]) {
          throw new Error(`${name}: not for ${version}: ${demo.meta.why ?? ''}`);
        }
        const local = imported.get(name)?.local ?? `demo_${imported.size}`;
        imported.set(name, { local, data: infoFile(locale, version, name) });
        setData(tag, local);
      } catch (error) {
        throw new PageError(path, tag, (error as Error).message);
      }
    }
    for (const { local, data } of imported.values()) {
      root.children.unshift(importOf(local, `@generated/${PLUGIN_NAME}/default/${data}`));
    }
  };
}
