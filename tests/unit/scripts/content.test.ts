import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../scripts/check-content';
import { readPage } from '../../../scripts/content/page';
import { listPages } from '../../../scripts/content/tree';

const FIXTURES = resolve(__dirname, '../../fixtures/content');
const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';

/** Every bad fixture with the one thing that is wrong with it, as the check prints it. */
const EXPECTED: Record<string, string> = {
  'docs/no-title.mdx': '1: front matter has no "title"; accepts a text',
  'docs/no-description.mdx': '1: front matter has no "description"; accepts a text',
  'docs/short-description.mdx': '1: description has 10 characters; accepts 70 to 160',
  'docs/long-description.mdx': '1: description has 172 characters; accepts 70 to 160',
  'docs/level-one.mdx': '6: level-1 heading; the title is the only one',
  'docs/no-id.mdx': '6: heading "Somewhere" has no id; write "Somewhere {#some-id}"',
  'docs/same-id.mdx': '8: heading id "same" stands twice in this page',
  'docs/no-language.mdx': '8: code fence without a language; write for example "text"',
  [`${JA}/short-description.mdx`]: '1: description has 6 characters; accepts 40 to 140',
  [`${JA}/spacing.mdx`]: '6: space between Japanese and half-width text: "c の"',
  [`${JA}/outline.mdx`]: '8: heading 2 is "3#second", docs/outline.mdx has "2#second"',
  [`${JA}/fewer.mdx`]: '1: heading 2 is "nothing", docs/fewer.mdx has "2#second"',
  [`${JA}/more.mdx`]: '8: heading 2 is "2#second", docs/more.mdx has "nothing"',
  [`${JA}/samples.mdx`]: '1: has 0 code samples, docs/samples.mdx has 1',
};

describe('content check', () => {
  const { pages, problems } = checkContent(FIXTURES);
  const found = new Map<string, string[]>();
  for (const { path, line, message } of problems) {
    found.set(path, [...(found.get(path) ?? []), `${line}: ${message}`]);
  }

  it.each(Object.entries(EXPECTED))('%s: %s', (path, message) => {
    expect(found.get(path)).toEqual([message]);
  });

  it('finds nothing else, in particular nothing in good pages', () => {
    expect([...found.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it('reads every page of every tree, and no partials', () => {
    const english = listPages(resolve(FIXTURES, 'docs'));
    const japanese = listPages(resolve(FIXTURES, JA));
    expect(english).not.toContain('_partial.mdx');
    expect(pages).toBe(english.length + japanese.length);
  });
});

describe('readPage', () => {
  it('tells headings and prose from what only looks like them', () => {
    const page = readPage(FIXTURES, 'docs/good.mdx', 'en');
    expect(page.headings.map(({ depth, id }) => [depth, id])).toEqual([
      [2, 'first'],
      [3, 'second'],
    ]);
    expect(page.fences.map(({ lang }) => lang)).toEqual(['ts', 'text']);
    expect(page.prose.join('\n')).not.toMatch(/import|expression|not a heading|fence/);
  });

  it.each([
    ['unreadable/mdx.mdx', /^unreadable\/mdx\.mdx:\d+: cannot be read: .*closing tag/],
    ['unreadable/front-matter.mdx', /^unreadable\/front-matter\.mdx:\d+: cannot be read: /],
  ])('says where %s cannot be read, in one line', (path, message) => {
    expect(() => readPage(FIXTURES, path, 'en')).toThrow(message);
    expect(() => readPage(FIXTURES, path, 'en')).not.toThrow(/\n/);
  });
});

describe('listPages', () => {
  it('has nothing to list where there is no folder', () => {
    expect(listPages(resolve(FIXTURES, 'no-such-folder'))).toEqual([]);
  });
});
