import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { referenceRemark, type ReferenceUserOptions } from '../../../plugins/reference';
import type { PageError } from '../../../src/lib/page-error';
import { compile, idsOf, makeSite, options, pageFile, rejection, ROOT, transform } from './helpers';

const file = pageFile(ROOT, 'current', 'api/thing');
const error = (markdown: string, over?: Partial<ReferenceUserOptions>, path = file) =>
  rejection(compile(markdown, path, over));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a tag that is wrong', () => {
  const place = 'docs/api/thing.mdx:3:1: ';
  it.each([
    [
      '<Reference />',
      '<Reference> takes exactly one attribute: one of component="…", command="…", plugin="…", globalOptions, componentIndex',
    ],
    [
      '<Reference component="ion-modal" plugin="@capacitor/app" />',
      '<Reference> takes exactly one attribute',
    ],
    [
      '<Reference tag="ion-modal" />',
      '<Reference>: unknown attribute "tag"; use one of component="…"',
    ],
    ['<Reference component />', '<Reference>: component takes a name in quotes'],
    ['<Reference component="" />', '<Reference>: component takes a name in quotes'],
    ["<Reference component={'ion-modal'} />", '<Reference>: component takes a name in quotes'],
    ['<Reference {...props} />', '<Reference> takes no spread attributes'],
    ['<Reference globalOptions="yes" />', '<Reference>: globalOptions takes no value'],
    ['<Reference componentIndex={true} />', '<Reference>: componentIndex takes no value'],
    ['<Reference component="ion-modal">\n\ntext\n\n</Reference>', '<Reference> takes no content'],
    [
      '<Reference component="ion-nothing" />',
      'unknown component "ion-nothing": not in @ionic/core@8.',
    ],
    [
      '<Reference component="modal" />',
      /unknown component "modal": not in @ionic\/core@8\..*; did you mean "ion-modal"\?$/,
    ],
    [
      '<Reference command="buld" />',
      /unknown command "buld": not in @ionic\/cli@7\..*; did you mean "build"\?$/,
    ],
    ['<Reference command="ionic build" />', 'unknown command "ionic build": not in @ionic/cli@7.'],
    ['<Reference command="telemetry" />', 'unknown command "telemetry": not in @ionic/cli@7.'],
    ['<Reference plugin="@capacitor/nothing" />', '@capacitor/nothing: package not installed'],
    ['<Reference plugin="joi" />', 'unknown plugin "joi": not a package of @capacitor/'],
    ['<Reference plugin="@capacitor/core" />', '@capacitor/core@8.'],
  ])('%s', async (tag, message) => {
    const text = await error(`# Page\n\n${tag}\n`);
    expect(text.startsWith(place)).toBe(true);
    if (typeof message === 'string')
      expect(text.slice(place.length).startsWith(message)).toBe(true);
    else expect(text).toMatch(message);
    expect(text).not.toContain('\n');
  });

  it('within a line of text', async () => {
    expect(await error('# Page\n\nText <Reference component="ion-modal" /> text\n')).toBe(
      'docs/api/thing.mdx:3:6: <Reference> must stand on a line of its own',
    );
  });

  it('on a page of no tree', async () => {
    expect(
      await error('<Reference component="ion-modal" />', {}, join(ROOT, 'blog/post.mdx')),
    ).toBe('blog/post.mdx:1:1: <Reference> is for pages of the docs trees only');
  });

  it('on a page of a version without a package', async () => {
    const path = pageFile(ROOT, 'v9', 'api/modal');
    expect(await error('<Reference component="ion-modal" />', {}, path)).toBe(
      'versioned_docs/version-v9/api/modal.mdx:1:1: no package with components is set for docs version "v9"',
    );
  });

  it('gives its place to tools as well', async () => {
    const failure = compile('\n\n  <Reference component="x" />', file).catch(
      (reason: unknown) => reason,
    );
    expect(((await failure) as PageError).place).toEqual({ line: 3, column: 3 });
  });

  it('does not hide a mistake of the plugin itself', async () => {
    const pages = () => {
      throw new TypeError('a mistake');
    };
    const failure = compile('<Reference component="ion-modal" />', file, { pages });
    await expect(failure).rejects.toBeInstanceOf(TypeError);
  });
});

describe('duplicate ids', () => {
  const tag = '<Reference component="ion-avatar" />';
  const message = (line: number, id: string, column = 1) =>
    `docs/api/thing.mdx:${line}:${column}: the id "${id}" occurs twice on this page`;

  it.each([
    ['two tags', `${tag}\n\n${tag}`, message(3, 'element')],
    ['a heading with the id', `${tag}\n\n## Mine {/* #element */}`, message(3, 'element')],
    [
      'a heading with the id in the older way',
      `${tag}\n\n## Mine \\{#css-border-radius}`,
      message(3, 'css-border-radius'),
    ],
    ['a heading whose text gives the id', `${tag}\n\n## Element`, message(3, 'element')],
    ['an element with the id', `${tag}\n\n<div id="element">x</div>`, message(3, 'element')],
    ['a heading before the tag', `## Element\n\n${tag}`, message(3, 'element')],
    ['two headings of the page', `## A {/* #a */}\n\n## B {/* #a */}\n\n${tag}`, message(3, 'a')],
  ])('%s', async (_, markdown, expected) => {
    expect(await error(markdown)).toBe(expected);
  });

  it('numbers headings without an id as the site does', async () => {
    const tree = await transform(`## Same\n\n## Same\n\n${tag}`, file);
    expect(tree.children.length).toBeGreaterThan(3);
  });

  it('does not look at pages without a tag', async () => {
    await expect(compile('## A {/* #a */}\n\n## B {/* #a */}', file)).resolves.toBeDefined();
  });
});

describe('a page', () => {
  it('without a tag is left as it is', async () => {
    const { html } = await compile(
      'Text\n\n```mdx\n<Reference component="ion-modal" />\n```\n',
      file,
    );
    expect(html).toContain('&lt;Reference');
    expect(idsOf(html)).toEqual([]);
  });

  it('may hold the tag inside another element', async () => {
    const { html } = await compile('<div>\n\n<Reference component="ion-avatar" />\n\n</div>', file);
    expect(idsOf(html)).toContain('element');
  });

  it('keeps a property and a method of one name apart', async () => {
    const docs: unknown = JSON.parse(
      readFileSync(join(__dirname, '../../fixtures/reference/components-docs.json'), 'utf8'),
    );
    const siteDir = makeSite({
      'node_modules/core/package.json': { name: 'core', version: '1.2.3' },
      'node_modules/core/dist/docs.json': docs as object,
    });
    const { html, toc } = await compile(
      '# Page\n\n<Reference component="ion-thing" />',
      pageFile(siteDir, 'current', 'api/thing'),
      { siteDir, components: { current: 'core' } },
    );
    expect(toc.map(({ id }) => id)).toEqual([
      'element',
      'properties',
      'prop-color',
      'prop-data',
      'prop-mode',
      'events',
      'event-ionChange',
      'methods',
      'method-color',
      'slots',
      'css-shadow-parts',
      'css-custom-properties',
      'types',
      'type-Color',
      'type-Detail',
    ]);
    expect(html).toContain('<a href="#type-Color">Color</a>');
    expect(html).toMatch(/Required[^]*Reflected[^]*Changed by the component[^]*Virtual/);
    expect(html).toContain('<dt>Cancelable</dt><dd>No</dd>');
    expect(html).toContain(
      '<a id="part-inner-active" href="#part-inner-active" class="ref-anchor">',
    );
    expect(html).toContain(
      '<a id="slot-default" href="#slot-default" class="ref-anchor">(default)</a>',
    );
    expect(html).toContain('ref-badge--mode-ios">iOS</span> Height in iOS');
    expect(html).toContain('ref-badge--mode-md">Material Design</span> Height in MD');
    expect(html).toContain('ref-badge--mode-ios">iOS</span> Only there');
    expect(html).toContain('<td>Background</td>');
    expect(html).toContain('{\n  data?: T;\n  color: <a href="#type-Color">Color</a>;\n}');
  });

  it('links descriptions to pages of its version', async () => {
    const { html } = await compile(
      '<Reference component="ion-item-sliding" />',
      pageFile(ROOT, 'current', 'api/item-sliding'),
      {
        pages: () => ({
          fileOf: (page) => (page === 'api/list' ? 'api/list.mdx' : undefined),
          anchorOf: () => undefined,
        }),
      },
    );
    expect(html).toContain('href="/api/list.mdx"');
  });
});

describe('Japanese', () => {
  it('has Japanese titles, and marks English text', async () => {
    const { html } = await compile('<Reference component="ion-modal" />', file, {
      locale: 'ja',
      translations: 'i18n/none/reference',
    });
    expect(html).toContain('>プロパティ</h2>');
    expect(html).toContain('<dt>デフォルト値</dt>');
    expect(html).toContain('<p lang="en">If <code>true</code>, the modal will animate.</p>');
  });

  it('takes translations from the memory', async () => {
    const docs = readFileSync(
      join(__dirname, '../../fixtures/reference/components-docs.json'),
      'utf8',
    );
    const { keyOf } = await import('../../../plugins/reference/translations');
    const unit = (source: string, target: string) => ({ [keyOf(source)]: { source, target } });
    const siteDir = makeSite({
      'node_modules/core/package.json': { name: 'core', version: '1.2.3' },
      'node_modules/core/dist/docs.json': docs,
      'i18n/ja/reference/components.json': {
        ...unit('The colour.', '`color`の色です。'),
        ...unit('Use `color`.', '`color`を使ってください。'),
        ...unit('Background', '背景'),
      },
    });
    const { html } = await compile(
      '<Reference component="ion-thing" />',
      join(siteDir, 'i18n/ja/docusaurus-plugin-content-docs/current/api/thing.mdx'),
      { siteDir, locale: 'ja', components: { current: 'core' } },
    );
    expect(html).toContain('<p><code>color</code>の色です。</p>');
    expect(html).toContain('非推奨</span> <code>color</code>を使ってください。');
    expect(html).toContain('<td>背景</td>');
    expect(html).toContain('<p lang="en">The data.</p>');
    expect(html).toContain('<td><span lang="en">Plain</span></td>');
  });
});

describe('options', () => {
  it.each([
    [{ locale: '' }, 'reference options: "locale" is not allowed to be empty'],
    [{ components: {} }, 'reference options: "components" must have at least 1 key'],
    [{ components: { current: '../core' } }, 'reference options: "components.current"'],
    [{ siteDir: undefined }, 'reference options: "siteDir" is required'],
    [{ other: 1 }, 'reference options: "other" is not allowed'],
  ])('%j', (over, message) => {
    const wrong = { ...options(), ...over } as ReferenceUserOptions;
    expect(() => referenceRemark(wrong)).toThrow(message);
  });
});

describe('Docusaurus', () => {
  const load = createRequire(join(ROOT, 'package.json'));
  const { createProcessorUncached } = load('@docusaurus/mdx-loader/lib/processor') as {
    createProcessorUncached(parameters: object): Promise<{
      process(page: object): Promise<{ content: string }>;
    }>;
  };

  async function build(markdown: string, path: string): Promise<string> {
    const throwing = (what: string) => () => {
      throw new Error(`broken ${what}`);
    };
    const processor = await createProcessorUncached({
      format: 'mdx',
      options: {
        siteDir: ROOT,
        staticDirs: [],
        admonitions: true,
        beforeDefaultRemarkPlugins: [[referenceRemark, options()]],
        resolveMarkdownLink: ({ linkPathname }: { linkPathname: string }) =>
          linkPathname.startsWith('/') ? `/docs${linkPathname.replace('.mdx', '')}` : null,
        markdownConfig: {
          format: 'mdx',
          mermaid: false,
          emoji: true,
          mdx1Compat: { comments: false, admonitions: false, headingIds: true },
          anchors: { maintainCase: false },
          hooks: {
            onBrokenMarkdownLinks: throwing('link'),
            onBrokenMarkdownImages: throwing('image'),
          },
          remarkRehypeOptions: {},
        },
      },
    });
    const page = { content: markdown, filePath: path, frontMatter: {}, compilerName: 'client' };
    return (await processor.process(page)).content;
  }

  it.each([
    ['component', 'ion-datetime', 'prop-dayValues'],
    ['component', 'ion-item', 'css-inner-border-width'],
    ['command', 'cordova run', 'option-native-run'],
    ['plugin', '@capacitor/local-notifications', 'type-LocalNotificationSchema'],
  ])('compiles %s %s, ids as they are', async (kind, name, id) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const code = await build(`---\ntitle: x\n---\n\n<Reference ${kind}="${name}" />\n`, file);
    // In a property of its own, or in the HTML of a block
    expect(code).toMatch(new RegExp(`"${id}"|id=\\\\"${id}\\\\"`));
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('puts the headings into the table of contents', async () => {
    const code = await build('# Page\n\n<Reference component="ion-modal" />\n', file);
    const toc = /export const toc = (?<list>\[[^]*?\]);/.exec(code)?.groups?.list ?? '';
    expect(toc).toContain('"value": "Properties"');
    expect(toc).toContain('"value": "<code>backdropDismiss</code>"');
    expect(toc).toContain('"id": "prop-backdropDismiss"');
  });

  it('does not take code with links for a block of code of the theme', async () => {
    const code = await build('# Page\n\n<Reference component="ion-modal" />\n', file);
    expect(code).not.toContain('_components.pre');
    expect(code).toContain('<code class=\\"ref-type\\"><a href=\\"#type-');
  });
});
