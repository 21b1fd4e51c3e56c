import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE_COMPONENTS } from '../../../src/remark/components';
import { readPage } from '../../content/content/page';
import { checkPage } from '../../content/content/rules';
import { DESCRIPTION, FENCE, HEAD, keys, MISTAKES, page } from './support/mistakes';

function found(text: string, path = 'docs/page.mdx', locale = 'en'): string[] {
  return checkPage(readPage(path, locale, text)).map(
    ({ line, column, message }) => `${line}:${column}: ${message}`,
  );
}

/** Less usual ones, and what a page of somebody unknown might try. */
const MORE: typeof MISTAKES = [
  [
    'an export of another host',
    page("export * from '//example.com/x.js';"),
    '6:1: import from "//example.com/x.js": accepts files of this repository, as in "@site/src/components/Cards"',
  ],
  [
    'a program hidden in a link',
    page('[x](java&#x0A;script:alert)'),
    '6:1: address "java\\nscript:alert": accepts a path of this site, or an address that begins with https: or http: or mailto:',
  ],
  [
    'a program as an attribute',
    page('<a href="JavaScript:x">y</a>'),
    '6:1: address "JavaScript:x": accepts a path of this site, or an address that begins with https: or http: or mailto:',
  ],
  [
    'a handler',
    page('<b onClick={() => x}>y</b>'),
    '6:1: attribute "onClick" of <b> runs code; make it a component',
  ],
  [
    'a picture in JSX without words',
    page('<img src="/a.png" />'),
    '6:1: image "/a.png" has no alternative text; say what it shows',
  ],
  ['a link to nowhere', page('[x]()'), '6:1: link or image without an address'],
  [
    'a reference to nothing',
    page('See [the page][page].'),
    '6:5: "[page]" is a link to nothing; add "[page]: <address>", or write "\\[" for a bracket',
  ],
  [
    'a definition that nothing uses',
    page('Text.\n\n[a]: https://example.com'),
    '8:1: nothing uses the definition "[a]:"',
  ],
  [
    'a definition that is there twice',
    page('[a]\n\n[a]: https://example.com\n[a]: https://example.org'),
    '9:1: "[a]:" is defined twice',
  ],
  [
    'a name of a definition as an address',
    page('[x](a) and [a].\n\n[a]: https://example.com'),
    '6:1: address is the name of a definition; write "[text][name]"',
  ],
  [
    'a table with a cell too many',
    page('| a | b |\n| --- |\n| c | d |'),
    '7:1: "| --- |" is no table; its line of hyphens needs as many cells as the line above',
  ],
  [
    'a directive of another site',
    page(':::sidebar\n\nx\n\n:::'),
    '6:1: unknown admonition ":::sidebar"; accepts :::note, :::tip, :::info, :::warning, :::danger',
  ],
  [
    'an admonition with two colons',
    page('::note\n\nx'),
    '6:1: "::note" means nothing here; an admonition begins with ":::note"',
  ],
  [
    'an id twice in JSX',
    page('<i id="a">x</i>\n\n<b id="a">y</b>'),
    '8:1: id "a" of <b> is also the id of <i> on line 6',
  ],
  [
    'a number among the tags',
    keys('tags: [angular, 8]'),
    '4:1: tags[1]: got the number 8, accepts a list of texts, such as [angular, theming]',
  ],
];

describe('a page with a mistake', () => {
  it.each([...MISTAKES, ...MORE])('%s', (_, text, ...told) => {
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
  it.each([
    [
      'text that looks like markup',
      '`## not a heading`, `<script>`, `{#id}` and `:::note`. At 10:30, a:hover.',
    ],
    [
      'a fence inside a longer fence',
      `${FENCE}${'`'}mdx\n## No id\n\n${FENCE}ts\n${FENCE}\n${FENCE}${'`'}`,
    ],
    ['an admonition with a title', ':::note[Mind this]\n\nText.\n\n:::'],
    [
      'a fence in an admonition in a list',
      `1. Step\n\n   :::tip\n\n   ${FENCE}ts\n   x\n   ${FENCE}\n\n   :::`,
    ],
    ['a component of its own', "import Chart from '@site/src/components/Chart';\n\n<Chart />"],
    ['a card in a row of cards', '<Cards>\n  <Card title="A" to="./a.mdx">Text.</Card>\n</Cards>'],
    ['a picture that only decorates', '<img src="/a.png" alt="" />'],
    ['a table, a footnote and a task', '| a |\n| --- |\n| b[^1] |\n\n- [ ] c\n\n[^1]: d'],
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
