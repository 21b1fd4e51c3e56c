import { join, relative, sep } from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { readDemo } from './folders';
import { infoFile } from './output';
import { PLUGIN_NAME, type DemosOptions } from './options';
import type { DemoVersion } from './types';

const TAG = 'Demo';

type Node = Root | RootContent;

function demosIn(node: Node): MdxJsxFlowElement[] {
  if (node.type === 'mdxJsxFlowElement' && node.name === TAG) return [node];
  return 'children' in node ? node.children.flatMap((child) => demosIn(child)) : [];
}

function versionOf(path: string): DemoVersion {
  return path.split(sep).includes('version-v7') ? 'v7' : 'v8';
}

function nameOf(tag: MdxJsxFlowElement): string {
  const [attribute, ...others] = tag.attributes;
  if (
    attribute?.type !== 'mdxJsxAttribute' ||
    attribute.name !== 'name' ||
    typeof attribute.value !== 'string' ||
    others.length > 0
  ) {
    throw new Error(`<${TAG}> accepts one property, as in <${TAG} name="button/basic" />`);
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

function setData(tag: MdxJsxFlowElement, local: string): void {
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
 * Remark plugin that hands every `<Demo name="…" />` of a page the facts about that demo, for the
 * page's version and language, as an import: the bundler compiles the page again when they change,
 * and a page without demos carries nothing.
 *
 * @param options where the demos are, and the language being built
 * @throws Error, with the page's position, for a name that is no complete demo of the page's version
 */
export function demosRemark({
  siteDir,
  folder,
  locale,
}: DemosOptions & { siteDir: string; locale: string }) {
  return (root: Root, file: VFile): void => {
    if (!String(file.value).includes(`<${TAG}`)) return;
    const version = versionOf(file.path);
    const imported = new Map<string, string>();
    for (const tag of demosIn(root)) {
      try {
        const name = nameOf(tag);
        const demo = readDemo(join(siteDir, folder), name);
        if (!demo.sources[version]) {
          throw new Error(`${name}: not for ${version}: ${demo.meta.why ?? ''}`);
        }
        const local = imported.get(name) ?? `demo_${imported.size}`;
        imported.set(name, local);
        setData(tag, local);
      } catch (error) {
        const { line = 1, column = 1 } = tag.position?.start ?? {};
        const place = `${relative(siteDir, file.path)}:${line}:${column}`;
        file.fail(`${place}: ${(error as Error).message}`, tag, 'docs:demos');
      }
    }
    for (const [name, local] of imported) {
      const data = infoFile(locale, version, name);
      root.children.unshift(importOf(local, `@generated/${PLUGIN_NAME}/default/${data}`));
    }
  };
}
