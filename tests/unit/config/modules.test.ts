import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { announcementBar } from '../../../config/announcement';
import { readEnv } from '../../../config/env';
import { footer as footerOf } from '../../../config/footer';
import { LINKS } from '../../../src/lib/links';
import { DEFAULT_LOCALE, i18nConfig, LOCALES, LOCALE_SETTINGS } from '../../../config/locales';
import { markdownConfig } from '../../../config/markdown';
import { navbar as navbarOf } from '../../../config/navbar';
import { OFFLINE_PAGE } from '../../../plugins/offline/types';
import { TRANSLATION_STATUS_PAGE } from '../../../config/translation';
import { VERSIONS } from '../../../config/versions';

const ROOT = resolve(__dirname, '../../..');
const SITE = {
  env: readEnv({}),
  versions: VERSIONS,
  locales: LOCALE_SETTINGS,
  locale: DEFAULT_LOCALE,
};
const navbar = navbarOf(SITE, true);

/** Whether the current docs tree has a page for a site path such as `/cli` or `/components`. */
function hasPage(path: string): boolean {
  const route = path.split('#')[0]?.replace(/^\/|\/$/g, '') ?? '';
  if (route === 'blog') return existsSync(join(ROOT, 'blog'));
  // Made by a plugin, for a site in several languages
  if (route === TRANSLATION_STATUS_PAGE) return LOCALES.length > 1;
  if (route === OFFLINE_PAGE) return true;
  return ['', '/index'].some((end) => existsSync(join(ROOT, 'docs', `${route}${end}.mdx`)));
}

describe('locales', () => {
  it('puts the default locale at the base path and the other below it, wherever that is', () => {
    for (const base of ['/docs/', '/', '/a/b/']) {
      const { en, ja } = i18nConfig(readEnv({ DOCS_BASE_URL: base })).localeConfigs;
      expect(en?.baseUrl).toBe(base);
      expect(ja?.baseUrl).toBe(`${base}ja/`);
    }
  });
});

describe('versions', () => {
  it('names the versions that the docs plugin knows', () => {
    const known = JSON.parse(readFileSync(join(ROOT, 'versions.json'), 'utf8')) as string[];
    expect(VERSIONS.map(({ name }) => name)).toEqual(['current', ...known]);
    for (const name of known) {
      expect(existsSync(join(ROOT, `versioned_docs/version-${name}`))).toBe(true);
      expect(existsSync(join(ROOT, `versioned_sidebars/version-${name}-sidebars.json`))).toBe(true);
    }
  });
});

describe('announcement', () => {
  const at = (locale: string, variables: Record<string, string> = {}) => ({
    ...SITE,
    env: readEnv(variables),
    locale,
  });

  it('links inside its own language', () => {
    expect(announcementBar(at('en')).content).toContain('href="/docs/updating/8-0"');
    expect(announcementBar(at('ja')).content).toContain('href="/docs/ja/updating/8-0"');
    expect(announcementBar(at('ja', { DOCS_BASE_URL: '/' })).content).toContain(
      'href="/ja/updating/8-0"',
    );
  });

  it.each(['en', 'ja'])('stays in the app with the hash router (%s)', (locale) => {
    const bar = announcementBar(at(locale, { DOCS_ROUTER: 'hash' }));
    expect(bar.content).toContain('href="#/updating/8-0"');
  });
});

describe('navbar', () => {
  const items = navbar.items ?? [];

  it('leads to pages that exist', () => {
    const ids = items.filter(({ type }) => type === 'doc').map(({ docId }) => String(docId));
    expect(ids).toEqual(['components', 'cli/index', 'native/index']);
    const upgrade = items.find(({ className }) => className === 'navbar-cta');
    expect(upgrade?.to).toBe('/updating/8-0');
    for (const id of [...ids, 'updating/8-0']) expect(hasPage(id), id).toBe(true);
    expect(hasPage(LINKS.translate)).toBe(true);
  });

  it('opens external links in a way that keeps this page to itself', () => {
    const links = items.flatMap((item) => [item, ...((item.items as typeof items) ?? [])]);
    for (const { href, target, rel } of links) {
      if (target === '_blank') expect(rel, String(href)).toContain('noopener');
    }
  });
});

describe('footer', () => {
  const footer = footerOf({ router: 'browser' });
  const columns = (footer.links ?? []) as { title: string; items: Record<string, string>[] }[];

  it('leads to pages that exist, and outside over https', () => {
    for (const { label, to, href } of columns.flatMap(({ items }) => items)) {
      if (to) expect(hasPage(to), label).toBe(true);
      else expect(new URL(href ?? '').protocol, label).toBe('https:');
    }
  });
});

describe('markdown', () => {
  it('does with a broken link or image what it is told', () => {
    for (const what of ['warn', 'throw'] as const) {
      expect(
        markdownConfig({ siteDir: ROOT, versions: VERSIONS, locale: 'en' }, what).hooks,
      ).toMatchObject({
        onBrokenMarkdownLinks: what,
        onBrokenMarkdownImages: what,
      });
    }
  });
});

describe('theme overrides', () => {
  it('say at the top what they override and why', () => {
    const folder = join(ROOT, 'src/theme');
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of entries.filter((name) => name.endsWith('index.tsx'))) {
      const source = readFileSync(join(folder, file), 'utf8');
      expect(source, file).toMatch(/^\/\*\*(?:\n \*)? (?:Wraps|Replaces) [^]{20,}?\*\//);
    }
  });
});
