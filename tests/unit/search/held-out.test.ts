import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../config/locales';
import { HELD_OUT, QUERIES } from '../../bench/search/queries';

const TREES = { en: 'docs', ja: 'i18n/ja/docusaurus-plugin-content-docs/current' };

/** Whether a page of a tree, or a section of it, is there. */
function has(tree: string, answer: string): boolean {
  const [route, id] = answer.split('#');
  const file = [`${tree}/${route}.mdx`, `${tree}/${route}/index.mdx`].find(existsSync);
  if (file === undefined) return false;
  return id === undefined || readFileSync(file, 'utf8').includes(`{#${id}}`);
}

describe.each(LOCALES)('queries held out in %s', (locale) => {
  it('have answers that exist', () => {
    const lost = HELD_OUT[locale].flatMap(([query, ...answers]) =>
      answers.filter((answer) => !has(TREES[locale], answer)).map((answer) => [query, answer]),
    );
    expect(lost).toEqual([]);
  });

  it('are none that the engine was tuned on', () => {
    const known = new Set(QUERIES[locale].map(([query]) => query.toLowerCase()));
    expect(HELD_OUT[locale].filter(([query]) => known.has(query.toLowerCase()))).toEqual([]);
  });
});
