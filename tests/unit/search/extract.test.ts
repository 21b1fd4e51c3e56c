import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rankOf, readPage } from '../../../plugins/search/extract/page';
import { recordsOf } from '../../../plugins/search/extract/records';
import { readSite } from '../../../plugins/search/extract/site';
import type { PageContent } from '../../../plugins/search/types';
import { outputFile } from '../../../src/lib/output-file';

const FACTS = { baseUrl: '/docs/', parts: { docs: 'Documentation', blog: 'Blog' }, ranks: [] };

interface Parts {
  type?: string;
  head?: string;
  body?: string;
  crumbs?: string[];
  url?: string;
}

/** A page as the minifier writes it: without quotes and end tags that HTML does not need. */
function html({
  type = 'docs-doc-page',
  head = '',
  body = '',
  crumbs = [],
  url = 'https://example.org/docs/guide',
}: Parts): string {
  const items = crumbs.map((crumb, index) => {
    const active = index === crumbs.length - 1 ? ' breadcrumbs__item--active' : '';
    return `<li class="breadcrumbs__item${active}"><span>${crumb}</span>`;
  });
  const trail = `<nav class="theme-doc-breadcrumbs x"><ul><li class=breadcrumbs__item><a href=/><svg></svg></a>${items.join('')}</ul></nav>`;
  return `<!doctype html><html lang=en class="plugin-docs ${type}"><head><meta charset=UTF-8><title data-rh=true>Guide | Site</title><meta name=docusaurus_tag content=docs-default-current /><meta name=docusaurus_version content=current /><meta property=og:url content=${url} /><link rel=canonical href=https://example.org/docs/newest />${head}</head><body class=x><nav class=navbar><a class="navbar__item navbar__link navbar__link--active" href=/>Components</a></nav><main><article>${crumbs.length > 0 ? trail : ''}<div class="theme-doc-markdown markdown"><header><h1>Guide &amp; more</h1></header>${body}</div></article></main></body></html>`;
}

function read(parts: Parts): PageContent {
  const page = readPage(html(parts), FACTS);
  if (!page) throw new Error('the page was left out');
  return page;
}

describe('a page', () => {
  it('says what it is', () => {
    const head =
      '<meta name=description content="About it"><meta name=keywords content="manual, handbook">';
    const page = read({ head, crumbs: ['Developing', 'Short'] });
    expect(page).toMatchObject({
      url: 'https://example.org/docs/guide',
      path: 'guide',
      language: 'en',
      version: 'current',
      tag: 'docs-default-current',
      part: 'Developing',
      title: 'Guide & more',
      description: 'About it',
      names: ['Short', 'manual', 'handbook'],
    });
  });

  it('without a category belongs to the part that the navbar marks', () => {
    expect(read({}).part).toBe('Components');
  });

  it.each([
    ['of another type', { type: 'docs-tags-list-page' }],
    ['that is unlisted', { head: '<meta name=robots content="noindex, nofollow">' }],
    ['whose robots are a property', { head: '<meta property=robots content="noindex, follow">' }],
  ])('%s is left out', (_, parts) => {
    expect(readPage(html(parts), FACTS)).toBeUndefined();
  });

  it('without an article is left out', () => {
    expect(readPage('<!doctype html><title>x</title><body><p>x', FACTS)).toBeUndefined();
  });
});

describe('sections', () => {
  it('are headings with the text below them, without furniture', () => {
    const body = `<p>First.<p>Second <code>&lt;ion-app></code>.
<div class=theme-doc-toc-mobile>On this page</div>
<dl class="ref-facts ref-imports"><dt>React<dd><code>import { IonApp } from '@ionic/react';</code></dl>
<h2 class=anchor id=one>One<a href=#one class=hash-link title="Direct link">\u200b</a></h2>
<ul><li>Alpha<ul><li>Beta</ul><li><p>Gamma</ul>
<table><tr><th>Key<td>Value</table>
<button>Copy</button><script>no()</script>
<h3 id=two>Two</h3><ul role=tablist class=tabs><li>Angular</ul><p>Panel`;
    expect(read({ body }).sections).toEqual([
      {
        anchor: null,
        level: 1,
        title: 'Guide & more',
        generated: false,
        blocks: ['First.', 'Second <ion-app>.'],
      },
      {
        anchor: 'one',
        level: 2,
        title: 'One',
        generated: false,
        blocks: ['Alpha', 'Beta', 'Gamma', 'Key', 'Value'],
      },
      { anchor: 'two', level: 3, title: 'Two', generated: false, blocks: ['Panel'] },
    ]);
  });

  it('have the commands of a shell, but no other code and no names of files', () => {
    const block = (language: string, code: string): string =>
      `<div class="language-${language} theme-code-block"><div class=title>file.ts</div><pre><code>${code}</code></pre></div>`;
    const body = block('shell', 'npx cap\nsync') + block('ts', 'const secret = 1;');
    expect(read({ body }).sections[0]?.blocks).toEqual(['npx cap sync']);
  });

  it('know what was generated: members, rows with a name, and headings of nothing else', () => {
    const body = `<h2 id=use>Use</h2><p>Text<h2 id=properties>Properties</h2>
<h3 id=prop-color><code>color</code></h3><p>The color.
<h2 id=css-custom-properties>CSS</h2><table><tr><th scope=row><a id=css-background href=# class=ref-anchor><code>--background</code></a><td>Background</table>`;
    const found = read({ body }).sections.map(({ anchor, level, title, generated, blocks }) => [
      anchor,
      level,
      title,
      generated,
      blocks.join(),
    ]);
    expect(found.slice(1)).toEqual([
      ['use', 2, 'Use', false, 'Text'],
      ['properties', 2, 'Properties', true, ''],
      ['prop-color', 3, 'color', true, 'The color.'],
      ['css-custom-properties', 2, 'CSS', true, ''],
      ['css-background', 3, '--background', true, 'Background'],
    ]);
  });
});

describe('records', () => {
  const head = '<meta name=description content="About it">';
  const body =
    '<p>Intro<h2 id=a>A</h2><p>Text of A<h3 id=b>B</h3><p>Text of B<h2 id=c>C</h2><p>Text of C';
  const records = recordsOf(read({ head, body, crumbs: ['Part', 'Guide'] }));

  it('are one for each heading and each block, in DocSearch’s hierarchy', () => {
    const seen = records.map(({ type, anchor, hierarchy: { lvl0, lvl1, lvl2, lvl3 }, content }) => [
      type,
      anchor,
      [lvl0, lvl1, lvl2, lvl3].filter(Boolean).join(' > '),
      content,
    ]);
    expect(seen).toEqual([
      ['lvl1', null, 'Part > Guide & more', 'About it'],
      ['content', null, 'Part > Guide & more', 'Intro'],
      ['lvl2', 'a', 'Part > Guide & more > A', null],
      ['content', 'a', 'Part > Guide & more > A', 'Text of A'],
      ['lvl3', 'b', 'Part > Guide & more > A > B', null],
      ['content', 'b', 'Part > Guide & more > A > B', 'Text of B'],
      ['lvl2', 'c', 'Part > Guide & more > C', null],
      ['content', 'c', 'Part > Guide & more > C', 'Text of C'],
    ]);
  });

  it('have addresses, language, version and tag', () => {
    expect(records[3]).toMatchObject({
      url: 'https://example.org/docs/guide#a',
      url_without_anchor: 'https://example.org/docs/guide',
      lang: 'en',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
    });
  });

  it('weigh less the deeper they stand, and know their place', () => {
    expect(records.map(({ weight }) => weight.level)).toEqual([90, 0, 80, 0, 70, 0, 80, 0]);
    expect(records.map(({ weight }) => weight.position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('have ids that are unique and the same in every build', () => {
    const again = recordsOf(read({ head, body, crumbs: ['Part', 'Guide'] }));
    expect(again.map(({ objectID }) => objectID)).toEqual(records.map(({ objectID }) => objectID));
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  it('weigh generated sections a quarter of their page', () => {
    const page = read({ body: '<h2 id=prop-x>x</h2><p>y' });
    const found = recordsOf({ ...page, rank: 60 });
    expect(found.map(({ weight }) => weight.page_rank)).toEqual([60, 15, 15]);
  });

  it('take the first rank whose pattern matches, and 100 otherwise', () => {
    const ranks = [
      [/^blog\//, 50],
      [/./, 10],
    ] as const;
    expect([rankOf('blog/a', ranks), rankOf('a', ranks), rankOf('', ranks)]).toEqual([50, 10, 100]);
  });
});

describe('a site', () => {
  it('is read without the other locales and assets', () => {
    const folder = mkdtempSync(join(tmpdir(), 'search-'));
    const write = (path: string, text: string): void => {
      outputFile(join(folder, path), text);
    };
    write('guide/index.html', html({}));
    write('v7/ja/index.html', html({ url: 'https://example.org/docs/v7/ja' }));
    write('ja/index.html', html({ url: 'https://example.org/docs/ja/' }));
    write('assets/a/index.html', html({ url: 'https://example.org/docs/assets/a' }));
    expect(readSite(folder, FACTS, ['ja']).map(({ path }) => path)).toEqual(['guide', 'v7/ja']);
  });
});
