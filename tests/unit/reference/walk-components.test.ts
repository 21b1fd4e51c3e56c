import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RootContent } from 'mdast';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  attribute,
  COMPONENT_PACKAGES,
  compile,
  elements,
  flat,
  idsInTree,
  idsOf,
  pageFile,
  ROOT,
  textOf,
  transform,
  type Compiled,
} from './helpers';

interface RawMember {
  name: string;
  docs: string;
}

interface RawComponent {
  tag: string;
  encapsulation: string;
  props: RawMember[];
  events: { event: string; docs: string }[];
  methods: RawMember[];
  slots: RawMember[];
  parts: RawMember[];
  styles: RawMember[];
}

function rawComponents(packageName: string): RawComponent[] {
  const path = join(ROOT, 'node_modules', packageName, 'dist/docs.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { components: RawComponent[] }).components;
}

function expectedIds(raw: RawComponent): string[] {
  const css = [...new Set(raw.styles.map(({ name }) => name))];
  return [
    ...raw.props.map(({ name }) => `prop-${name}`),
    ...raw.events.map(({ event }) => `event-${event}`),
    ...raw.methods.map(({ name }) => `method-${name}`),
    ...raw.slots.map(({ name }) => `slot-${name || 'default'}`),
    ...raw.parts.map(({ name }) => `part-${name.replaceAll(' ', '-')}`),
    ...css.map((name) => `css-${name.slice(2)}`),
  ];
}

const MEMBER = /^(?:prop|event|method|slot|part|css(?!-(?:shadow-parts|custom-properties)$))-/;

/** A description without its marks, as a reader sees it; links and code keep their text. */
function readable(markdown: string): string {
  return flat(
    markdown
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*]/g, '')
      .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, ''),
  );
}

function tagPage(tag: string): string {
  return `# Page\n\n<Reference component="${tag}" />\n`;
}

describe.each(Object.entries(COMPONENT_PACKAGES))('components of %s', (version, packageName) => {
  const raws = rawComponents(packageName);
  const pages = new Map<string, Compiled>();

  beforeAll(async () => {
    for (const { tag } of raws) {
      const file = pageFile(ROOT, version, `api/${tag.slice(4)}`);
      pages.set(tag, await compile(tagPage(tag), file));
    }
  }, 120_000);

  it('reads a package of the version', () => {
    expect(raws.length).toBeGreaterThan(version === 'current' ? 90 : 80);
  });

  it.each(raws.map((raw) => [raw.tag, raw] as const))('%s: every member once', (tag, raw) => {
    const { html, toc } = pages.get(tag)!;
    const ids = idsOf(html);
    expect(ids.filter((id) => MEMBER.test(id)).sort()).toEqual(expectedIds(raw).sort());
    expect(new Set(ids).size).toBe(ids.length);
    const headed = ids.filter((id) => /^(?:prop|event|method|type)-/.test(id));
    expect(toc.filter(({ level }) => level === 3).map(({ id }) => id)).toEqual(headed);
  });

  it.each(raws.map((raw) => [raw.tag, raw] as const))('%s: every description', (tag, raw) => {
    const [body] = elements(pages.get(tag)!.html).filter(({ tagName }) => tagName === 'body');
    const text = flat(textOf(body!));
    for (const { docs } of [
      ...raw.props,
      ...raw.events,
      ...raw.methods,
      ...raw.slots,
      ...raw.parts,
      ...raw.styles,
    ]) {
      for (const paragraph of docs.split(/\n\s*\n/)) {
        // Nested lists and fences have marks of their own; their first words are enough.
        expect(text).toContain(readable(paragraph.split('\n')[0]!));
      }
    }
  });

  it.each(raws.map((raw) => [raw.tag] as const))('%s: links to ids that exist', (tag) => {
    const { html } = pages.get(tag)!;
    const ids = new Set(idsOf(html));
    const targets = elements(html)
      .filter(({ tagName }) => tagName === 'a')
      .map((element) => attribute(element, 'href') ?? '')
      .filter((href) => href.startsWith('#'));
    expect(targets.filter((href) => !ids.has(href.slice(1)))).toEqual([]);
  });

  it('has the same ids in Japanese', async () => {
    for (const { tag } of raws) {
      const file = pageFile(ROOT, version, `api/${tag.slice(4)}`);
      const tree = await transform(tagPage(tag), file, { locale: 'ja' });
      expect(idsInTree(tree)).toEqual(['page', ...idsOf(pages.get(tag)!.html).slice(1)]);
    }
  }, 120_000);

  it('lists every component and member in the index', async () => {
    const { html, toc } = await compile(
      '# Index\n\n<Reference componentIndex />',
      pageFile(ROOT, version, 'api/index'),
    );
    const listed = toc.map(({ id }) => id).filter((id) => id !== 'ion-icon');
    expect(listed).toEqual(raws.map(({ tag }) => tag).sort());
    const items = elements(html).filter((el) => attribute(el, 'class') === 'ref-index-item');
    for (const raw of raws) {
      const item = items.find((el) => flat(textOf(el.childNodes[0]!)) === raw.tag);
      const words = new Set(flat(textOf(item!)).split(/[\s,]+/));
      for (const { name } of [...raw.props, ...raw.methods, ...raw.parts, ...raw.styles]) {
        const found = words.has(name) || flat(textOf(item!)).includes(name);
        expect(found, `${raw.tag} ${name}`).toBe(true);
      }
    }
  }, 60_000);
});

describe('versions', () => {
  it('shows a component only in the version that has it', async () => {
    const page = tagPage('ion-input-otp');
    await expect(compile(page, pageFile(ROOT, 'current', 'api/input-otp'))).resolves.toBeDefined();
    await expect(compile(page, pageFile(ROOT, 'v7', 'api/input-otp'))).rejects.toThrow(
      'unknown component "ion-input-otp": not in @ionic/core@7.',
    );
  });

  it('shows the members of the page’s version', async () => {
    const page = tagPage('ion-content');
    const current = await compile(page, pageFile(ROOT, 'current', 'api/content'));
    const old = await compile(page, pageFile(ROOT, 'v7', 'api/content'));
    expect(idsOf(current.html)).toContain('prop-fixedSlotPlacement');
    expect(idsOf(old.html)).not.toContain('prop-fixedSlotPlacement');
  });

  it('takes the version of a translated page from its folder', async () => {
    const page = tagPage('ion-modal');
    const folder = join(ROOT, 'i18n/ja/docusaurus-plugin-content-docs');
    const texts = async (path: string): Promise<string> =>
      (await compile(page, join(folder, path), { locale: 'ja' })).html;
    expect(await texts('current/api/modal.mdx')).toContain('@ionic/core 8.');
    expect(await texts('version-v7/api/modal.mdx')).toContain('@ionic/core 7.');
  });
});

describe('ion-icon', () => {
  it.each([
    ['current', 'ionicons 8.'],
    ['v7', 'ionicons 7.'],
  ])('comes from the icon package of %s', async (version, origin) => {
    const { html } = await compile(tagPage('ion-icon'), pageFile(ROOT, version, 'api/icon'));
    expect(html).toContain(origin);
    expect(idsOf(html)).toEqual(
      expect.arrayContaining(['prop-name', 'prop-src', 'prop-size', 'prop-flipRtl', 'prop-lazy']),
    );
  });
});

describe('deprecations', () => {
  it.each([
    ['current', 'ion-refresher', 'event-ionStart', 'Use ionPullStart instead.'],
    [
      'v7',
      'ion-item',
      'prop-counter',
      'Use the counter property on ion-input or ion-textarea instead.',
    ],
    ['v7', 'ion-input', 'prop-accept', ''],
  ])('%s %s %s', async (version, tag, id, text) => {
    const { html } = await compile(tagPage(tag), pageFile(ROOT, version, `api/${tag.slice(4)}`));
    const all = elements(html);
    const heading = all.findIndex((element) => attribute(element, 'id') === id);
    const notice = all.slice(heading).find((el) => attribute(el, 'class') === 'ref-deprecated');
    expect(flat(textOf(notice!))).toBe(`Deprecated ${text}`.trim());
  });
});

describe('tree', () => {
  it('puts real headings into the page’s tree, without wrapping them', async () => {
    const tree = await transform(tagPage('ion-modal'), pageFile(ROOT, 'current', 'api/modal'));
    const isHeading = (node: RootContent): boolean => node.type === 'heading';
    expect(tree.children.filter(isHeading).length).toBeGreaterThan(40);
  });
});
