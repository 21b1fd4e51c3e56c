import { relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import { suggestion } from '../lib/nearest';
import { PageError } from '../lib/page-error';
import { PAGE_COMPONENTS } from './components';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Components that a page imports or makes itself. */
function declaredIn(code: readonly MdxjsEsm[]): string[] {
  return code.flatMap(({ data }) =>
    (data?.estree?.body ?? []).flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') {
        return statement.specifiers.map(({ local }) => local.name);
      }
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
      return statement.declaration.type === 'VariableDeclaration'
        ? statement.declaration.declarations.flatMap(({ id }) =>
            id.type === 'Identifier' ? [id.name] : [],
          )
        : [statement.declaration.id.name];
    }),
  );
}

/** The elements of a page that stand for components which it does not have. */
export function unknownIn<Node extends Element>(
  elements: readonly Node[],
  code: readonly MdxjsEsm[],
): { node: Node; message: string }[] {
  const known = [...PAGE_COMPONENTS, ...declaredIn(code)];
  return elements.flatMap((node) => {
    const name = node.name?.split('.')[0] ?? '';
    if (!/^[A-Z]/.test(name) || known.includes(name)) return [];
    return [
      { node, message: `unknown component <${name}>${suggestion(name, known, known.join(', '))}` },
    ];
  });
}

/**
 * A remark plugin that stops at a component which a page does not have: otherwise the page fails when it is
 * opened, without a word of where.
 *
 * @throws PageError
 */
export function knownComponents({ siteDir }: { siteDir: string }) {
  return (root: Root, file: { path: string }): void => {
    const elements: Element[] = [];
    const code: MdxjsEsm[] = [];
    visit(root, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        elements.push(node);
      } else if (node.type === 'mdxjsEsm') code.push(node);
    });
    const [first] = unknownIn(elements, code);
    if (!first) return;
    throw new PageError(
      relative(siteDir, file.path).split(sep).join('/'),
      first.node,
      first.message,
    );
  };
}
