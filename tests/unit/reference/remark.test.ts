import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ReferenceOptions } from '../../../plugins/reference';
import type { PageError } from '../../../src/lib/page-error';
import { compile, idsOf, makeSite, pageFile, rejection, ROOT } from './helpers';

const file = pageFile(ROOT, 'current', 'api/thing');
const error = (markdown: string, over?: Partial<ReferenceOptions>, path = file) =>
  rejection(compile(markdown, path, over));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a tag that is wrong', () => {
  const place = 'docs/api/thing.mdx:3:1: ';
  it.each([
    [
      '<Reference />',
      '<Reference>: accepts exactly one of component="…", command="…", plugin="…", componentIndex, and no content',
    ],
    [
      '<Reference component="ion-modal" plugin="@capacitor/app" />',
      '<Reference component plugin>: accepts exactly one of',
    ],
    ['<Reference tag="ion-modal" />', '<Reference tag>: accepts exactly one of'],
    ['<Reference {...props} />', '<Reference {…}>: accepts'],
    ['<Reference component />', '<Reference component>: accepts exactly one of component="…"'],
    ['<Reference componentIndex="yes" />', '<Reference componentIndex>: accepts'],
    ['<Reference component="ion-modal">\n\ntext\n\n</Reference>', '<Reference component>: accepts'],
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
    ['<Reference plugin="@capacitor/nothing" />', '@capacitor/nothing: package not installed'],
    ['<Reference plugin="joi" />', 'unknown plugin "joi": not a package of @capacitor/'],
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
    ['two tags', `${tag}\n\n${tag}`, message(3, 'reference')],
    ['a heading with the id', `${tag}\n\n## Mine \\{#reference}`, message(3, 'reference')],
  ])('%s', async (_, markdown, expected) => {
    expect(await error(markdown)).toBe(expected);
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
      'reference',
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
    expect(html).toContain('<p>Height in iOS</p><p>Height in MD</p>');
    expect(html).toContain('<td>Background</td>');
    expect(html).toContain('{\n  data?: T;\n  color: <a href="#type-Color">Color</a>;\n}');
  });
});

describe('Japanese', () => {
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
