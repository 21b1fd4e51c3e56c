import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { optionsSchema } from '../../../plugins/redirects/options';
import { redirectPage, SCRIPT } from '../../../plugins/redirects/page';
import { pageOf, redirectTable, type RedirectOptions } from '../../../plugins/redirects/table';
import { ROOT } from '../../../scripts/lib/run';
import { sourceTree } from '../../../src/lib/docs-trees';
import { inlineScripts } from '../../../src/lib/csp';
import { LOCALES } from '../../../config/locales';
import { MOVED, MOVED_SECTIONS, RENAMED } from '../../../config/redirects';
import { VERSIONS } from '../../../config/versions';

const OPTIONS: RedirectOptions = {
  moved: () => ({ old: 'new', part: 'new#part', gone: 'only-newest', here: 'new' }),
  sections: () => ({}),
  folders: { components: 'api' },
  versions: ['', 'v7'],
  aliases: ['v8', 'next'],
};

it.each([
  ['/old', 'new'],
  ['old', '/new'],
  ['old/', 'new'],
])(
  'A page that has moved from %s to %s is refused: no path has a slash at its ends',
  (from, to) => {
    const options = { ...OPTIONS, moved: () => ({ [from]: to }) };
    expect(optionsSchema.validate(OPTIONS).error).toBeUndefined();
    expect(optionsSchema.validate(options).error?.message).toContain('"moved"');
  },
);

describe('redirectTable', () => {
  const routes = ['', 'new', 'here', 'only-newest', 'api/button', 'v7', 'v7/new', 'v7/api/button'];
  const table = redirectTable(OPTIONS, new Set(routes));

  it('leads to the newest version where an older one lacks the page, and hides no page', () => {
    expect(table.get('v7/gone')).toBe('only-newest');
    expect(table.has('here')).toBe(false);
    expect(table.has('v8/v7/new')).toBe(false);
    for (const to of table.values()) expect(routes).toContain(pageOf(to));
  });
});

describe('an old anchor', () => {
  const headings = [
    { id: 'quick-start', text: 'Basic use' },
    { id: 'can-dismiss', text: 'Keep a modal open' },
    { id: 'sheet', text: 'Sheet modals' },
    { id: 'drag', text: 'Drag a sheet' },
    { id: 'labels', text: 'Labels' },
    { id: 'label-color', text: 'Color of a label' },
    { id: 'large', text: 'Large titles that collapse' },
    { id: 'properties', text: 'Properties' },
    { id: 'prop-routerDirection', text: 'routerDirection' },
    { id: 'event-ionBlur', text: 'ionBlur' },
    { id: 'types', text: 'Types' },
  ];

  it.each([
    ['routerdirection', 'prop-routerDirection'],
    ['interfaces', 'types'],
    ['preventing-a-modal-from-dismissing', 'can-dismiss'],
    ['collapsible-large-titles', 'large'],
    ['animated-gestures', undefined],
    ['', undefined],
  ])('#%s is #%s', (anchor, expected) => {
    expect(RENAMED.section('/docs/v7/api/modal/', anchor, headings)).toBe(expected);
  });
});

it('Old anchors of the home page lead to its sections', () => {
  const headings = ['start', 'components', 'new-in-v8'].map((id) => ({ id, text: id }));
  const section = (anchor: string): string | undefined =>
    RENAMED.section('/docs/', anchor, headings);
  expect(section('pieces')).toBe('components');
  expect(section('where-you-are')).toBe('start');
});

describe('redirectPage', () => {
  it('has one script for all pages, and works without it', () => {
    const page = redirectPage('/docs/a"b', 'https://x.example/docs/a"b', 'ja');
    expect(inlineScripts(page)).toEqual(inlineScripts(`<script>${SCRIPT}</script>`));
    expect(page).toContain('content="0; url=/docs/a&quot;b"');
    expect(page).toContain('<html lang="ja">');
  });
});

/** Paths of all pages of the site, as their files say. */
function pagesOfSite(): Set<string> {
  return new Set(
    VERSIONS.flatMap(({ name, path }) =>
      readdirSync(join(ROOT, sourceTree(name)), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => file.replaceAll('\\', '/').replace(/(^|\/)index\.mdx$|\.mdx$/, ''))
        .map((page) => [path, page].filter(Boolean).join('/')),
    ),
  );
}

/** The text of a page of the newest version. */
function textOf(page: string): string {
  const files = [`${page}.mdx`, `${page}/index.mdx`].map((file) => join(ROOT, 'docs', file));
  return readFileSync(files.find((file) => existsSync(file)) ?? '', 'utf8');
}

describe('redirects of the site', () => {
  const routes = pagesOfSite();

  it.each(Object.entries(MOVED))('%s leads to a page: %s', (from, to) => {
    const [page = '', section] = to.split('#');
    expect(routes).toContain(page);
    expect(routes).not.toContain(from);
    if (section !== undefined) expect(textOf(page)).toContain(`{#${section}}`);
  });

  const ofPages = Object.entries(MOVED_SECTIONS).filter(([page]) => page !== '');
  it.each(ofPages)('old anchors of %s lead to its sections', (page, moved) => {
    for (const section of Object.values(moved)) expect(textOf(page)).toContain(`{#${section}}`);
  });

  it('are no more than Cloudflare Pages takes', () => {
    const pages = Object.keys(MOVED).length * VERSIONS.length;
    expect((pages + VERSIONS.length) * LOCALES.length).toBeLessThan(2000);
  });
});
