import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { LOCALE_SETTINGS } from '../../../../config/locales';
import { settingsOf } from '../../../../config/site';
import { startOf, type Rule } from '../../../lib/page';

/** Text of a paragraph, a heading or a cell, by the line that it stands on; code is left out. */
function proseOf(block: Nodes): Map<number, string> {
  const prose = new Map<number, string>();
  visit(block, 'text', (node) => {
    node.value.split('\n').forEach((part, offset) => {
      const line = startOf(node).line + offset;
      prose.set(line, `${prose.get(line) ?? ''}${part}`);
    });
  });
  return prose;
}

/** What a locale has to say about its typography. */
export const typography: Rule = ({ locale, nodes }) => {
  const rule = settingsOf({ locales: LOCALE_SETTINGS, locale }).typography;
  if (!rule) return [];
  const { paragraph = [], heading = [], tableCell = [] } = nodes;
  return [...paragraph, ...heading, ...tableCell].flatMap((block) =>
    [...proseOf(block)].flatMap(([line, text]) => {
      const found = rule.refused.exec(text)?.[0];
      return found === undefined ? [] : [{ line, column: 1, message: `${rule.name}: "${found}"` }];
    }),
  );
};
