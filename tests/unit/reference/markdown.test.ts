import { toString } from 'mdast-util-to-string';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe as group, expect, it } from 'vitest';
import { describe as describeMarkdown } from '../../../plugins/reference/markdown/describe';
import {
  resolveLink,
  titleOfLink,
  type PageFinder,
} from '../../../plugins/reference/markdown/links';
import { compile, flat, makeSite, pageFile, elements, textOf } from './helpers';

interface HostileCase {
  name: string;
  markdown: string;
  /** What a reader sees. */
  text?: string;
  /** What the page contains. */
  html?: string[];
  /** What it must not contain. */
  not?: string[];
}

const CASES = JSON.parse(
  readFileSync(join(__dirname, '../../fixtures/reference/hostile-descriptions.json'), 'utf8'),
) as HostileCase[];

/** A package whose only property has the description under test. */
function siteWith(docs: string): string {
  const prop = {
    name: 'value',
    type: 'string',
    attr: 'value',
    reflectToAttr: false,
    mutable: false,
    required: false,
    docs,
    docsTags: [],
  };
  const component = {
    tag: 'ion-hostile',
    encapsulation: 'none',
    docs: '',
    docsTags: [],
    props: [prop],
    events: [],
    methods: [],
    slots: [{ name: '', docs }],
    parts: [],
    styles: [],
  };
  return makeSite({
    'node_modules/hostile/package.json': { name: 'hostile', version: '1.0.0' },
    'node_modules/hostile/dist/docs.json': { components: [component], typeLibrary: {} },
  });
}

async function pageWith(docs: string): Promise<{ html: string; text: string }> {
  const siteDir = siteWith(docs);
  const { html } = await compile(
    '# Page {/* #page */}\n\n<Reference component="ion-hostile" />\n\nAfter [one].\n',
    pageFile(siteDir, 'current', 'api/hostile'),
    { siteDir, components: { current: 'hostile' } },
  );
  return { html, text: flat(textOf(elements(html)[0]!)) };
}

/** HTML with each character spelt in one way: React and the reference escape the same ones differently. */
function spelt(html: string): string {
  return html
    .replaceAll('&#x3C;', '&lt;')
    .replaceAll('&#x26;', '&amp;')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>');
}

group('hostile descriptions', () => {
  it.each(CASES.map((each) => [each.name, each] as const))('%s', async (_, each) => {
    const { html, text } = await pageWith(each.markdown);
    if (each.text !== undefined) {
      // Once under the property's heading and once in the table of slots.
      expect(text.split(each.text).length - 1).toBe(2);
    }
    for (const part of each.html ?? []) expect(spelt(html)).toContain(spelt(part));
    for (const part of each.not ?? []) expect(html).not.toContain(part);
    expect(html).toContain('After [one].');
  });
});

const PAGES: Record<string, string[]> = {
  'api/modal': ['sheet'],
  'theming/basics': [],
  'cli/index': [],
};
const pages: PageFinder = {
  fileOf: (page) => (page in PAGES ? `${page}.mdx` : undefined),
  anchorOf: (page, id) => PAGES[page]?.find((known) => known === id),
  titleOf: (file, anchor) =>
    anchor === undefined ? `Title of ${file}` : `The \`${anchor}\` heading`,
};

group('resolveLink', () => {
  it.each([
    ['./modal', '/api/modal.mdx'],
    ['../api/modal.md#nowhere', '/api/modal.mdx'],
    ['/docs/theming/basics', '/theming/basics.mdx'],
    ['https://ionicframework.com/docs/api/modal#sheet', '/api/modal.mdx#sheet'],
    ['https://ionicframework.com/docs/v7/api/gone', 'https://ionicframework.com/docs/v7/api/gone'],
    ['#here', undefined],
    ['/docs/unknown', undefined],
    ['../../outside', undefined],
    ['javascript:alert(1)', undefined],
    ['//example.com/x', undefined],
  ])('%s', (url, expected) => {
    expect(resolveLink(url, 'api/select', pages)).toBe(expected);
  });
});

group('describe', () => {
  const context = {
    resolveLink: (url: string) => (url === './known' ? '/api/known.mdx' : undefined),
  };

  it('keeps the text of a link that leads nowhere', () => {
    const blocks = describeMarkdown('See [this](./known) and [that *one*](./unknown).', context);
    expect(JSON.stringify(blocks)).toContain('/api/known.mdx');
    expect(JSON.stringify(blocks)).not.toContain('unknown');
    expect(JSON.stringify(blocks)).toContain('that ');
  });

  it('says the title where a link says its address, and that is in this site', () => {
    const site = {
      ...context,
      resolveLink: (url: string) => resolveLink(url, 'api/select', pages),
      titleOf: (address: string) => titleOfLink(address, pages),
    };
    const modal = 'https://ionicframework.com/docs/api/modal';
    const linksIn = (markdown: string): unknown[] =>
      describeMarkdown(markdown, site).flatMap((block) =>
        block.type === 'paragraph'
          ? block.children
              .filter(({ type }) => type === 'link')
              .map((link) => [(link as { url: string }).url, toString(link)])
          : [],
      );
    expect(linksIn(`See ${modal}#sheet if you need it.`)).toEqual([
      ['/api/modal.mdx#sheet', 'The sheet heading'],
    ]);
    expect(linksIn(`See <${modal}#gone>.`)).toEqual([['/api/modal.mdx', 'Title of api/modal.mdx']]);
    expect(linksIn(`[Sheets](${modal}#sheet), https://example.com/x`)).toEqual([
      ['/api/modal.mdx#sheet', 'Sheets'],
      ['https://example.com/x', 'https://example.com/x'],
    ]);
    expect(JSON.stringify(describeMarkdown(`${modal}#sheet`, site))).toContain('inlineCode');
  });

  it('marks untranslated blocks, not code, and takes translated ones', () => {
    const translate = (english: string): string | undefined =>
      english === 'One.' ? '一つ。[リンク](./known)' : undefined;
    const blocks = describeMarkdown('One.\n\nTwo.\n\n```\nthree\n```', { ...context, translate });
    expect(blocks.map(({ type, data }) => [type, data])).toEqual([
      ['paragraph', undefined],
      ['paragraph', { hProperties: { lang: 'en' } }],
      ['code', undefined],
    ]);
    expect(JSON.stringify(blocks[0])).toContain('/api/known.mdx');
  });
});
