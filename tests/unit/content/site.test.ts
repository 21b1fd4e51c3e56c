import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../content/check-content';
import { checkSite } from '../../content/content/site';
import type { Sidebars } from '../../../config/sidebars';
import { VERSIONS } from '../../../config/versions';
import { DESCRIPTION, page } from './support/page';
import { outputFile } from '../../../src/lib/output-file';

const JA = 'i18n/ja/docusaurus-plugin-content-docs/current';
const BLOG_JA = 'i18n/ja/docusaurus-plugin-content-blog';
const OLDER = 'versioned_sidebars/version-v7-sidebars.json';
const NEWEST = 'sidebars.ts';

const front = (...keys: string[]) =>
  page('Text.', ['title: Page', `description: ${DESCRIPTION}`, ...keys].join('\n'));

const TAGS = 'forms:\n  label: Forms\n  permalink: /forms\n  description: About forms.\n';
const TAGS_JA = 'forms:\n  label: フォーム\n  permalink: /forms\n  description: フォーム。\n';
const AUTHORS = "team:\n  name: Team\n  url: 'https://example.com/'\n  page: true\n";

/** A small site whose files fit each other. */
const GOOD: Readonly<Record<string, string>> = {
  'docs/index.mdx': front('tags: [forms]'),
  'docs/intro/cli.mdx': front('pagination_next: index', 'displayed_sidebar: docs'),
  'docs/tags.yml': TAGS,
  [`${JA}/tags.yml`]: TAGS_JA,
  'versioned_docs/version-v7/index.mdx': front(),
  'blog/post.mdx': front('authors: [team]'),
  'blog/authors.yml': AUTHORS,
  [`${BLOG_JA}/authors.yml`]: AUTHORS.replace('Team', 'チーム'),
  'versions.json': '["v7"]\n',
  [OLDER]: '{\n  "docs": ["index"]\n}\n',
  [NEWEST]: "docs: [\n  'index',\n  'intro/cli',\n]",
  'i18n/ja/code.json': '{\n  "a.b": { "message": "あ", "description": "A" }\n}\n',
  'i18n/ja/demos.json': '{\n  "Save": "保存"\n}\n',
};

const SIDEBARS: Sidebars = { docs: ['index', 'intro/cli'] };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
});

/** What a writer is told of the small site with some of its files changed or taken away. */
function told(changes: Record<string, string | undefined>, sidebars = SIDEBARS): string[] {
  for (const [path, text] of Object.entries({ ...GOOD, ...changes })) {
    if (text === undefined) continue;
    outputFile(join(root, path), text);
  }
  const { pages, problems } = checkContent(root);
  const site = { root, versions: VERSIONS, locales: ['en', 'ja'], pages };
  return [...problems, ...checkSite({ ...site, newestSidebars: sidebars })].map(
    ({ path, line, message }) => `${path}:${line}: ${message}`,
  );
}

it('a site whose files fit each other has no problem', () => {
  expect(told({})).toEqual([]);
});

it('a page is compared with its translation, and a partial is no page', () => {
  const changes = {
    'docs/index.mdx': page('## A {#a}'),
    [`${JA}/index.mdx`]: page('## あ {#b}'),
    'docs/_partial.mdx': 'Text.',
  };
  expect(told(changes)).toEqual([
    `${JA}/index.mdx:6: heading 1 is ## {#b}, docs/index.mdx:6 has ## {#a}`,
  ]);
});

describe('tags', () => {
  it.each<[string, Record<string, string | undefined>, ...string[]]>([
    [
      'a page with a tag that has a slip',
      { 'docs/index.mdx': front('tags: [froms]') },
      'docs/index.mdx:4: unknown tag "froms"; did you mean "forms"?',
    ],
    [
      'a key with a slip',
      { 'docs/tags.yml': TAGS.replace('label', 'lable'), [`${JA}/tags.yml`]: undefined },
      'docs/tags.yml:1: "forms" has no "label"; accepts text in quotes',
      'docs/tags.yml:2: "forms" has an unknown key "lable"; did you mean "label"?',
    ],
    [
      'two tags with one address',
      { 'docs/tags.yml': TAGS + TAGS.replace('forms', 'inputs'), [`${JA}/tags.yml`]: undefined },
      'docs/tags.yml:7: "inputs": permalink "/forms" is also that of "forms"',
    ],
    [
      'YAML that is none',
      { 'docs/tags.yml': 'forms:\n  label: Forms: all\n' },
      'docs/tags.yml:2: cannot be read: incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line; a text with a colon stands in quotes',
      'docs/index.mdx:4: unknown tag "forms"; accepts what docs/tags.yml has',
    ],
    [
      'a translation with another address',
      { [`${JA}/tags.yml`]: TAGS_JA.replace('/forms', '/form') },
      `${JA}/tags.yml:3: "forms": permalink is "/form", docs/tags.yml has "/forms"`,
    ],
    [
      'a translation that lacks one and adds another',
      { [`${JA}/tags.yml`]: TAGS_JA.replace(/forms/g, 'form') },
      `${JA}/tags.yml:1: has no "forms", which docs/tags.yml has`,
      `${JA}/tags.yml:1: "form" translates nothing; docs/tags.yml has no such entry`,
    ],
  ])('%s', (_, changes, ...lines) => expect(told(changes).sort()).toEqual(lines.sort()));
});

describe('authors', () => {
  const changed = (text: string) => ({
    'blog/authors.yml': text,
    [`${BLOG_JA}/authors.yml`]: undefined,
  });

  it.each<[string, Record<string, string | undefined>, ...string[]]>([
    [
      'a post by somebody unknown',
      { 'blog/post.mdx': front('authors: [tem]') },
      'blog/post.mdx:4: unknown author "tem"; did you mean "team"?',
    ],
    [
      'a key with a slip, which Docusaurus leaves out without a word',
      changed(AUTHORS.replace('page:', 'pgae:')),
      'blog/authors.yml:4: "team" has an unknown key "pgae"; did you mean "page"?',
    ],
    [
      'a link that is a program',
      changed(AUTHORS.replace('https://example.com/', 'javascript:alert(1)')),
      'blog/authors.yml:3: "team": url: got the text "javascript:alert(1)", accepts an address that begins with https:, in quotes',
    ],
    [
      'a translation whose author has no page',
      { [`${BLOG_JA}/authors.yml`]: AUTHORS.replace('  page: true\n', '') },
      `${BLOG_JA}/authors.yml:1: "team": page is none, blog/authors.yml has true`,
    ],
  ])('%s', (_, changes, ...lines) => expect(told(changes).sort()).toEqual(lines.sort()));
});

describe('sidebars and addresses', () => {
  it.each<[string, Record<string, string | undefined>, ...string[]]>([
    [
      'a page that an older sidebar has and its version has not',
      { [OLDER]: '{\n  "docs": ["index",\n "intro/cli"]\n}\n' },
      `${OLDER}:3: sidebar "docs": "intro/cli" is no page; accepts ids of pages, such as intro/cli`,
    ],
    ['no older sidebar', { [OLDER]: undefined }, `${OLDER}:1: missing; run "npm run sidebars"`],
    [
      'two pages with one address',
      { 'docs/intro/other.mdx': front('slug: ./cli') },
      'docs/intro/other.mdx:4: address "/intro/cli" is also that of docs/intro/cli.mdx',
    ],
    [
      'a page in a sidebar that there is not',
      { 'docs/intro/cli.mdx': front('displayed_sidebar: doc') },
      'docs/intro/cli.mdx:4: displayed_sidebar: unknown sidebar "doc"; did you mean "docs"?',
    ],
    [
      'a next page that there is not',
      { 'docs/intro/cli.mdx': front('pagination_next: idex') },
      'docs/intro/cli.mdx:4: pagination_next: unknown page "idex"; did you mean "index"?',
    ],
  ])('%s', (_, changes, ...lines) => expect(told(changes)).toEqual(lines));

  it('a sidebar with a slip', () => {
    const changes = { [NEWEST]: "docs: [\n  'index',\n  'intro/cll',\n]" };
    expect(told(changes, { docs: ['index', 'intro/cll'] })).toEqual([
      `${NEWEST}:3: sidebar "docs": "intro/cll" is no page; did you mean "intro/cli"?`,
    ]);
  });
});

describe('versions', () => {
  const ACCEPTS = 'accepts ["v7"], the older versions of config/versions.ts in its order';

  it.each([
    ['one that the table has not', '["v7", "v6"]', `got ["v7","v6"], ${ACCEPTS}`],
    ['no file', undefined, `missing; ${ACCEPTS}`],
  ])('%s', (_, text, message) => {
    expect(told({ 'versions.json': text })).toEqual([`versions.json:1: ${message}`]);
  });
});

describe('texts of the interface', () => {
  const CODE = 'i18n/ja/code.json';

  it.each<[string, string, string, string]>([
    [
      'a comma too many',
      CODE,
      '{\n  "a.b": { "message": "あ" },\n}\n',
      '2: is not JSON: Expected double-quoted property name',
    ],
    [
      'a text without its message',
      CODE,
      '{\n  "a.b": {\n "mesage": "あ"\n } }',
      '3: "a.b" has an unknown key "mesage"; did you mean "message"?',
    ],
    [
      'a demo’s text that is a group',
      'i18n/ja/demos.json',
      '{\n  "Save": { "message": "保存" }\n}',
      '2: "Save": accepts its translation, a text in quotes',
    ],
  ])('%s', (_, path, text, line) => expect(told({ [path]: text })).toContain(`${path}:${line}`));
});
