import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE_COMPONENTS } from '../../../src/remark/components';
import { readPage } from '../../lib/page';
import { checkPage } from '../../content/content/rules';
import { DESCRIPTION, HEAD, page } from './support/page';

function found(text: string, path = 'docs/page.mdx', locale = 'en'): string[] {
  return checkPage(readPage(path, locale, text)).map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  );
}

const blocks = readFileSync(join(__dirname, '../../fixtures/content/mistakes.txt'), 'utf8');

/** What writers get wrong: a name, the page, and what they are told. */
const MISTAKES = blocks
  .split(/^=== /m)
  .slice(1)
  .map((block): [name: string, text: string, told: string[]] => {
    const [name = '', ...lines] = block.trimEnd().split('\n');
    const told = lines.filter((line) => line.startsWith('→ '));
    const text = lines.slice(0, -told.length).join('\n');
    return [
      name,
      /^\s*---/.test(text) ? `${text}\n` : page(text),
      told.map((line) => line.slice('→ '.length)),
    ];
  });

describe('a page with a mistake', () => {
  it.each(MISTAKES)('%s', (_, text, told) => {
    expect(found(text)).toEqual(told);
  });

  it('has all its problems told at once', () => {
    const text = page('## A\n\n[x]()\n\n![](a.png)', `title: 8\ndescription: ${DESCRIPTION}`);
    expect(found(text)).toEqual([
      '2:1: title: got the number 8, accepts text in quotes',
      '6:1: heading "A" has no id; write "A {#some-id}"',
      '8:1: link or image without an address',
      '10:1: image "a.png" has no alternative text; say what it shows',
    ]);
  });

  it('is told of its front matter, even if its text cannot be read, and the other way round', () => {
    expect(found(page('<Tabs>', `${HEAD}\nunlited: true`))).toHaveLength(2);
    expect(found(page('## A', `${HEAD}\ntags: [`))).toHaveLength(2);
  });

  it('in Japanese is held to its own measures', () => {
    const path = 'i18n/ja/docusaurus-plugin-content-docs/current/page.mdx';
    const text = page('b と c の違い。', 'title: ページ\ndescription: 短い説明です。');
    expect(found(text, path, 'ja')).toEqual([
      '3:1: description has 7 characters; accepts 40 to 140',
      '6:1: space between Japanese and half-width text: "b と"',
    ]);
  });
});

describe('a page without a mistake', () => {
  // What pages of the site have is looked at by the check of these
  it.each([
    ['a component of its own', "import Chart from '@site/src/components/Chart';\n\n<Chart />"],
    ['line ends of Windows', '## A {#a}\r\n\r\n## B {#b}'],
  ])('%s', (_, text) => {
    expect(found(page(text))).toEqual([]);
  });
});

describe('components of pages', () => {
  it('are those that the site gives to MDX', () => {
    const source = readFileSync(
      resolve(__dirname, '../../../src/theme/MDXComponents/index.tsx'),
      'utf8',
    );
    const own = [...source.matchAll(/^ {2}([A-Z]\w+)(?:: later\(\1\))?,$/gm)].map(
      ([, name]) => name,
    );
    expect(own).toContain('Demo');
    // Made by remark plugins, or replaced by them; Head and Details are the theme's.
    const others = ['Details', 'Head', 'Reference', 'Screenshot'];
    expect([...PAGE_COMPONENTS].sort()).toEqual(
      [...own.filter((name) => name !== 'StaticHtml'), ...others].sort(),
    );
  });
});
