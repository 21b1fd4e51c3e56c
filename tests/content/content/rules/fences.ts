import { TEMPLATE_FIRST } from '../../../../plugins/demos/sources';
import { suggestion } from '../../../../src/lib/nearest';
import { isClosed, startOf, type Rule } from '../../../lib/page';

export const fenceLanguage: Rule = ({ fences }) =>
  fences
    .filter(({ lang }) => !lang)
    .map(({ line, column }) => ({
      line,
      column,
      message: 'code fence without a language; write for example "text"',
    }));

export const closedFences: Rule = ({ fences }) =>
  fences
    .filter(({ closed }) => !closed)
    .map(({ line, column }) => ({
      line,
      column,
      message: 'code fence is not closed; end it with a line of the same marks',
    }));

export const blockOrder: Rule = ({ fences }) =>
  fences
    .filter(({ lang, code }) => lang === 'vue' && TEMPLATE_FIRST.test(code))
    .map(({ line, column }) => ({
      line,
      column,
      message: 'template before its script; put the script first, as all Vue files here have it',
    }));

/** The admonitions that the site has colors and titles for. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

export const directives: Rule = ({ nodes, lines }) => [
  ...(nodes.containerDirective ?? []).flatMap((node) => {
    const accepted = ADMONITIONS.map((name) => `:::${name}`);
    const name = `:::${node.name}`;
    if (!accepted.includes(name)) {
      const message = `unknown admonition "${name}"${suggestion(name, accepted, accepted.join(', '))}`;
      return [{ ...startOf(node), message }];
    }
    return isClosed(node, lines, /^:{3,}/)
      ? []
      : [{ ...startOf(node), message: `"${name}" is not closed; end it with ":::"` }];
  }),
  ...(nodes.leafDirective ?? []).map((node) => ({
    ...startOf(node),
    message: `"::${node.name}" means nothing here; an admonition begins with ":::note"`,
  })),
];

/** Blocks that are text, because their first line is not as it has to be. */
const FAILED: [pattern: RegExp, message: string][] = [
  [/^:::\s*$/m, '":::" closes nothing'],
  [/^:::.*$/m, 'is no admonition; write ":::note" or ":::note[Title]" on a line of its own'],
  [
    /^\|?[\s:|-]*---[\s:|-]*$/m,
    'is no table; its line of hyphens needs as many cells as the line above',
  ],
];

export const failedBlocks: Rule = ({ nodes }) =>
  (nodes.paragraph ?? []).flatMap((node) => {
    const [first] = node.children;
    if (first?.type !== 'text') return [];
    for (const [pattern, message] of FAILED) {
      const found = pattern.exec(first.value);
      if (!found) continue;
      const line = startOf(node).line + first.value.slice(0, found.index).split('\n').length - 1;
      const shown = message.startsWith('"') ? message : `"${found[0].trim()}" ${message}`;
      return [{ line, column: startOf(node).column, message: shown }];
    }
    return [];
  });
