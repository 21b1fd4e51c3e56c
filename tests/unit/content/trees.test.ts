import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../content/check-content';
import { listPages } from '../../../src/lib/list-pages';

const FIXTURES = resolve(__dirname, '../../fixtures/content');
const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';

/** Every bad fixture with what is wrong with it, as the check prints it. */
const EXPECTED: Record<string, string[]> = {
  'docs/unreadable.mdx': ['6: Expected a closing tag for `<Tabs>` (6:1-6:7)'],
  'docs/unreadable-too.mdx': [
    '4: front matter cannot be read: unexpected end of the stream within a flow collection',
    '6: heading "No id" has no id; write "No id {#some-id}"',
  ],
  [`${JA}/spacing.mdx`]: ['6: space between Japanese and half-width text: "c の"'],
  [`${JA}/outline.mdx`]: ['8: heading 2 is ### {#second}, docs/outline.mdx:8 has ## {#second}'],
  [`${JA}/fewer.mdx`]: ['1: heading 2 is missing, docs/fewer.mdx:8 has ## {#second}'],
  [`${JA}/more.mdx`]: ['8: heading 2 is ## {#second}, docs/more.mdx has none'],
  [`${JA}/samples.mdx`]: ['1: code sample 1 is missing, docs/samples.mdx:6 has ts'],
};

describe('content check', () => {
  const { pages, problems } = checkContent(FIXTURES);
  const found = new Map<string, string[]>();
  for (const { path, line, message } of problems) {
    found.set(path, [...(found.get(path) ?? []), `${line}: ${message}`]);
  }

  it.each(Object.entries(EXPECTED))('%s: %s', (path, messages) => {
    expect(found.get(path)).toEqual(messages);
  });

  it('finds nothing else, in particular nothing in good pages', () => {
    expect([...found.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it('reads every page of every tree, and no partials', () => {
    const english = listPages(resolve(FIXTURES, 'docs'));
    const japanese = listPages(resolve(FIXTURES, JA));
    expect(english).not.toContain('_partial.mdx');
    expect(pages).toHaveLength(english.length + japanese.length);
  });
});
