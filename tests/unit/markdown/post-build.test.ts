import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import markdownExportPlugin from '../../../plugins/markdown';
import { LOCALE_SETTINGS } from '../../../config/locales';

const WORDS = LOCALE_SETTINGS.ja.twins;
const CONTEXT = {
  baseUrl: '/docs/ja/',
  siteConfig: { url: 'https://x.example', title: 'Docs' },
  i18n: {
    currentLocale: 'ja',
    defaultLocale: 'en',
    localeConfigs: {
      en: { htmlLang: 'en', label: 'English', baseUrl: '/docs/' },
      ja: { htmlLang: 'ja', label: '日本語', baseUrl: '/docs/ja/' },
    },
  },
} as unknown as LoadContext;

const doc = (permalink: string, title: string, more = {}) => ({
  id: permalink.replace(/^\/docs\/ja\/(?:v7\/)?/, '') || 'index',
  permalink,
  title,
  description: `${title}の説明`,
  unlisted: false,
  draft: false,
  frontMatter: {},
  editUrl: `https://edit.example${permalink}.mdx`,
  ...more,
});

const DOCS = [
  doc('/docs/ja/', 'ホーム'),
  doc('/docs/ja/a', 'A [beta]', { frontMatter: { translation_status: 'missing' } }),
  doc('/docs/ja/b', 'B'),
  doc('/docs/ja/loose', '単独'),
  doc('/docs/ja/hidden', '非公開', { unlisted: true }),
];
const OLD = [doc('/docs/ja/v7/', '旧ホーム')];

const PLUGINS = [
  {
    name: 'docusaurus-plugin-content-docs',
    content: {
      loadedVersions: [
        {
          label: 'v8',
          path: '/docs/ja/',
          isLast: true,
          docs: DOCS,
          sidebars: {
            docs: [
              { type: 'doc', id: 'index' },
              {
                type: 'category',
                label: '分類',
                items: [
                  { type: 'doc', id: 'b' },
                  { type: 'category', label: '下位', items: [{ type: 'doc', id: 'a' }] },
                  { type: 'link', href: 'https://y.example', label: 'Y' },
                ],
              },
            ],
            again: [{ type: 'doc', id: 'b' }],
          },
        },
        { label: 'v7', path: '/docs/ja/v7', isLast: false, docs: OLD, sidebars: {} },
      ],
    },
  },
  {
    name: 'docusaurus-plugin-content-blog',
    content: {
      blogPosts: [
        {
          metadata: {
            permalink: '/docs/ja/blog/p',
            title: '記事',
            description: '',
            unlisted: false,
            date: new Date('2024-04-17T00:00:00Z'),
          },
        },
      ],
    },
  },
] as unknown as LoadedPlugin[];

const outDir = mkdtempSync(join(tmpdir(), 'twins-'));
const read = (path: string): string => readFileSync(join(outDir, path), 'utf8');

beforeAll(async () => {
  for (const { permalink } of [...DOCS, ...OLD, { permalink: '/docs/ja/blog/p' }]) {
    const file = join(outDir, permalink.slice('/docs/ja/'.length), 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    const body = `<article><div class=markdown><p>${permalink} <a href=/docs/ja/b#x>B</a></div></article>`;
    writeFileSync(file, `<!doctype html><html><body>${body}</body></html>`);
  }
  const plugin = markdownExportPlugin(CONTEXT, { words: WORDS, demos: () => [] });
  await plugin.postBuild?.({ outDir, plugins: PLUGINS } as Parameters<
    NonNullable<Plugin['postBuild']>
  >[0]);
});

afterAll(() => rmSync(outDir, { recursive: true }));

describe('twins', () => {
  it('say in their front matter what page they are of', () => {
    expect(read('a.md')).toBe(
      `---
title: "A [beta]"
description: "A [beta]の説明"
version: "v8"
language: "en"
source: "https://x.example/docs/ja/a"
edit: "https://edit.example/docs/ja/a.mdx"
---

# A \\[beta]

/docs/ja/a [B](/docs/ja/b.md#x)
`,
    );
    expect(read('blog/p.md')).toContain('date: "2024-04-17"\nlanguage: "ja"\n');
  });
});

describe('llms.txt', () => {
  it('has the pages in the order of the sidebars, posts, and the other lists', () => {
    expect(read('llms.txt').split('\n\n').slice(1)).toEqual([
      `> ${WORDS.about}`,
      WORDS.hint,
      `- [${WORDS.full}](https://x.example/docs/ja/llms-full.txt)`,
      '## ホーム',
      '- [ホーム](https://x.example/docs/ja/index.md): ホームの説明',
      '## 分類',
      '- [B](https://x.example/docs/ja/b.md): Bの説明\n- [A \\[beta\\]](https://x.example/docs/ja/a.md): A [beta]の説明',
      '## Optional',
      '- [単独](https://x.example/docs/ja/loose.md): 単独の説明',
      '## ブログ',
      '- [記事](https://x.example/docs/ja/blog/p.md)',
      `## ${WORDS.others}`,
      '- [Docs v8 (English)](https://x.example/docs/llms.txt)\n- [Docs v7 (English)](https://x.example/docs/v7/llms.txt)\n- [Docs v7](https://x.example/docs/ja/v7/llms.txt)\n',
    ]);
    expect(read('v7/llms.txt')).not.toContain('ブログ');
  });
});
