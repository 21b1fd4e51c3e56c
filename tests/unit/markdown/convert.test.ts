import { describe, expect, it } from 'vitest';
import { convertPage, type Conversion } from '../../../plugins/markdown/convert';
import { indexPages, copyLink } from '../../../plugins/markdown/links';
import { LOCALE_SETTINGS } from '../../../config/locales';

const PAGES = indexPages(['/docs/', '/docs/api/button', '/docs/cli/', '/docs/v7/']);

const file = (name: string, text: string) => ({ name, path: `button/basic/${name}`, text });

const CONVERSION: Conversion = {
  page: '/docs/api/button',
  title: 'ion-button',
  words: LOCALE_SETTINGS.en.markdownCopies,
  demoSources: (version, name) =>
    name === 'button/basic'
      ? {
          javascript: [file('index.html', `<i>${version}</i>\n`)],
          angular: [file('example.component.ts', 'a')],
          react: [file('Example.tsx', 'r')],
          vue: [file('Example.vue', 'v'), file('router.ts', 't\n')],
        }
      : undefined,
  resolveLink: (href) => copyLink(href, '/docs/api/button', 'https://x.example', PAGES),
};

/** The Markdown of what stands in a page, without the page's title. */
function markdownOf(html: string): string {
  const page = `<body><nav>out</nav><main><article><nav>crumbs</nav><div class="theme-doc-markdown markdown">${html}</div><footer>out</footer></article></main>`;
  return convertPage(page, CONVERSION).replace('# ion-button\n\n', '').trimEnd();
}

const ANCHOR =
  '<a href=#x class=hash-link aria-label="Direct link to X" title="Direct link to <X>" translate=no>\u200b</a>';

/** Each construct as the build writes it, and its Markdown. */
const CONSTRUCTS: [name: string, html: string, markdown: string][] = [
  [
    'a heading',
    `<h2 id=x class=anchor><code>--x</code> and <em>y</em>${ANCHOR}</h2>`,
    '## `--x` and *y*',
  ],
  [
    'text',
    '<p>a <strong>b</strong> <del>c</del> <kbd>K</kbd> 1 < 2 <!-- -->and * <b>d</b></p>',
    'a **b** ~~c~~ `K` 1 < 2 and \\* **d**',
  ],
  [
    'a tag in text and in code',
    '<p>The &lt;ion-app> tag, <code>&lt;ion-app></code></p>',
    'The \\<ion-app> tag, `<ion-app>`',
  ],
  [
    'a link to a page',
    '<p><a class="" href=/docs/api/button>a</a></p>',
    '[a](/docs/api/button.md)',
  ],
  [
    'a link to a place',
    '<p><a href=#props>a</a> <a href=/docs/cli#x>b</a></p>',
    '[a](/docs/api/button.md#props) [b](/docs/cli/index.md#x)',
  ],
  [
    'links to what has no copy',
    '<p><a href=/docs/search>a</a> <a href=https://y.example/docs/>b</a></p>',
    '[a](/docs/search) [b](https://y.example/docs/)',
  ],
  ['lists', '<ol start=3><li>a<li><p>b<ul><li>c</ul></ol>', '3. a\n\n4. b\n\n   - c'],
  [
    'tasks',
    '<ul class=contains-task-list><li class=task-list-item><input type=checkbox disabled checked aria-label=Done> <!-- -->a<li class=task-list-item><input type=checkbox disabled aria-label="To do"> <!-- -->b</ul>',
    '- [x] a\n- [ ] b',
  ],
  [
    'a table',
    "<table class=ref-table><thead><tr><th scope=col>Name<th scope=col>Type<tbody><tr><th scope=row><a id=slot-x href=#slot-x class=ref-anchor><code>x</code></a><td><code>'a' | 'b'</code><br>c</table>",
    "| Name | Type |\n| - | - |\n| `x` | `'a' \\| 'b'` c |",
  ],
  ['a quotation', '<blockquote><p>a</p></blockquote>', '> a'],
  [
    'code',
    '<div class="language-tsx code-highlight theme-code-block"><div class=codeBlockTitle_x>src/App.tsx</div><div class=codeBlockContent_x><pre tabindex=0><code><span><span class=tk>import</span> x;</span>\n<span>&lt;b></span>\n</code></pre></div></div>',
    '```tsx title="src/App.tsx"\nimport x;\n<b>\n```',
  ],
  [
    'code with fences in it',
    '<div class="language-md theme-code-block"><div><pre><code>```ts\n1\n```\n</code></pre></div></div>',
    '````md\n```ts\n1\n```\n````',
  ],
  [
    'an admonition',
    '<div class="theme-admonition theme-admonition-note alert"><div class=admonitionHeading_x><span><svg><path d=M0/></svg></span>note</div><div class=admonitionContent_x><p>a</p></div></div>',
    '> **Note**\n>\n> a',
  ],
  [
    'tabs',
    '<div class="theme-tabs-container tabs-container"><ul role=tablist class=tabs><li role=tab>Angular</li><li role=tab>React</li></ul><div><div role=tabpanel><p>a</p></div><div role=tabpanel hidden><p>b</p></div></div></div><p>c</p>',
    '- **Angular:**\n\n  a\n- **React:**\n\n  b\n\nc',
  ],
  [
    'details',
    '<details><summary>Why?</summary><div><div><p>Because.</p></div></div></details>',
    '**Why?**\n\nBecause.',
  ],
  [
    'facts',
    '<p class=ref-badges><span>Required</span> <span>Beta</span></p><dl class=ref-facts><dt>Type<dd><code>Record&lt;string, string></code><dt>Aliases<dd><code>a</code><dd><code>b</code></dl>',
    '*Required, Beta*\n\n- **Type**: `Record<string, string>`\n- **Aliases**: `a`, `b`',
  ],
  [
    'a drawing',
    '<figure class=figure><svg viewBox="0 0 1 1" role=img aria-label="A leads to B."><text>A</text><g><text>B</text><text>A</text></g></svg><figcaption>The way.</figcaption></figure>',
    '> **Figure: The way.**\n>\n> A leads to B.\n>\n> In the drawing: A · B',
  ],
  [
    'a picture',
    '<p><img class="img_x themedComponent--light_x" src=/docs/a.png alt="A b"><img class="themedComponent_x themedComponent--dark_x" src=/docs/b.png alt="A b"><img src=data:image/svg+xml;base64,AA alt=Mark></p>',
    '![A b](/docs/a.png)*Mark*',
  ],
  [
    'cards',
    '<div class=cards_x><a class=card_x href=/docs/cli><span class=title_x>CLI</span><span class=text_x>Commands.</span></a><a href=/docs/><span class=mark_x aria-hidden=true></span><span>Start</span><span><p>Here.</p></span></a></div>',
    '- [CLI](/docs/cli/index.md): Commands.\n- [Start](/docs/index.md): Here.',
  ],
  [
    'footnotes',
    '<p>a<sup><a href=#user-content-fn-n id=user-content-fnref-n data-footnote-ref=true>1</a></sup></p><section data-footnotes=true class=footnotes><h2 class=sr-only>Footnotes</h2><ol><li id=user-content-fn-n><p>b <a href=#user-content-fnref-n data-footnote-backref="" class=data-footnote-backref>↩</a></p></li></ol></section>',
    'a[^n]\n\n[^n]: b',
  ],
  [
    'controls and notices',
    '<div class=theme-doc-toc-mobile><button>On this page</button></div><div class="theme-admonition translation-notice"><p>old</p></div><div><label>Filter</label><input type=search><output></output></div><p class=without-app>x</p><iframe src=/docs/x title=x></iframe><p>a</p>',
    'a',
  ],
];

const DEMO =
  '<figure class=demo_x><figcaption>Fills</figcaption><div><i hidden></i><div><iframe src=/docs/demos/v8/NAME.ios.html title=x></iframe><iframe hidden src=/docs/demos/v8/NAME.md.html title=x></iframe></div></div><div><p class=without-app><a href=/docs/demos/v8/NAME.html>Fills</a></p></div></figure>';

describe('convertPage', () => {
  it.each(CONSTRUCTS)('%s', (_name, html, markdown) => {
    expect(markdownOf(html)).toBe(markdown);
  });

  it('a demo has its address and the source of every framework, file by file', () => {
    expect(markdownOf(DEMO.replaceAll('NAME', 'button/basic'))).toBe(
      [
        '**Demo: Fills** ([live page](/docs/demos/v8/button/basic.html))',
        '**JavaScript:**\n\n```html title="index.html"\n<i>v8</i>\n```',
        '**Angular:**\n\n```ts title="example.component.ts"\na\n```',
        '**React:**\n\n```tsx title="Example.tsx"\nr\n```',
        '**Vue, Example.vue:**\n\n```vue title="Example.vue"\nv\n```',
        '**Vue, router.ts:**\n\n```ts title="router.ts"\nt\n```',
      ].join('\n\n'),
    );
  });

  it('refuses a demo that does not exist, and a page without text, in one line', () => {
    expect(() => markdownOf(DEMO.replaceAll('NAME', 'button/no'))).toThrow(
      /^\/docs\/api\/button: \/docs\/demos\/v8\/button\/no\.ios\.html: no demo has this address$/,
    );
    expect(() => convertPage('<body><main>a</main>', CONVERSION)).toThrow(
      /^\/docs\/api\/button: has no text to convert$/,
    );
  });

  it('takes the title from the article, or from the page where the article has none', () => {
    const page = (html: string) => `<body><article><div class=markdown>${html}</div></article>`;
    expect(convertPage(page('<header><h1>Own</h1></header><p>a'), CONVERSION)).toBe('# Own\n\na\n');
    expect(convertPage(page('<p>a'), CONVERSION)).toBe('# ion-button\n\na\n');
  });
});
