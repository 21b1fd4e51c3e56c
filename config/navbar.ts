import type { ThemeConfig } from '@docusaurus/preset-classic';
import { LINKS } from '../src/lib/links';
import { LOGO } from './logo';
import { settingsOf, type Site } from './site';
import { ARCHIVES, newestOf, type DocsVersion } from './versions';

type Navbar = NonNullable<ThemeConfig['navbar']>;
type NavbarItem = NonNullable<Navbar['items']>[number];

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** A part of the documentation. Its `aria-current` is `true`: only the sidebar's entry is the current page. */
function part(docId: string, label: string): NavbarItem {
  return { type: 'doc', docId, label, position: 'left', 'aria-current': 'true' };
}

function menu(label: string, items: [string, string][]): NavbarItem {
  return {
    type: 'dropdown',
    label,
    position: 'right',
    items: items.map(([text, href]) => ({ label: text, href, ...NEW_TAB })),
  };
}

function icon(name: string, label: string, href: string): NavbarItem {
  return {
    href,
    position: 'right',
    className: `navbar-icon navbar-icon--${name}`,
    'aria-label': label,
    ...NEW_TAB,
  };
}

function upgrade({ upgradeGuide, label }: DocsVersion): NavbarItem {
  return {
    // As a page of the docs it would be marked on every page of its sidebar
    to: `/${upgradeGuide}`,
    label: `Upgrade to ${label}`,
    position: 'left',
    className: 'navbar-cta',
    'aria-current': 'false',
  };
}

const SEPARATOR: NavbarItem = { type: 'html', value: '<hr class="dropdown-separator">' };

function versions({ successor }: DocsVersion, label: (name: string) => string): NavbarItem {
  const archives = ARCHIVES.map(({ newTab, ...archive }) => ({
    ...archive,
    ...(newTab ? NEW_TAB : { target: '_self' }),
  }));
  const newer = successor && { to: `/${successor.guide}`, label: label(successor.name) };
  return {
    type: 'docsVersionDropdown',
    position: 'right',
    'aria-current': 'false',
    dropdownItemsAfter: [...archives, ...(newer ? [SEPARATOR, newer] : [])],
  };
}

function languages(translate: string): NavbarItem {
  return {
    type: 'localeDropdown',
    position: 'right',
    dropdownItemsAfter: [SEPARATOR, { to: LINKS.translate, label: translate }],
  };
}

/**
 * Everything in the top navigation. Labels are translated in
 * `i18n/<locale>/docusaurus-theme-classic/navbar.json`, those that it has no place for in `config/locales`.
 *
 * @param site its versions, newest first, and its locales
 * @param hasSearch whether anything answers searches
 */
export const navbar = (
  site: Pick<Site, 'versions' | 'locale' | 'locales'>,
  hasSearch: boolean,
): Navbar => {
  const { navbar: words } = settingsOf(site);
  return {
    hideOnScroll: true,
    logo: LOGO,
    items: [
      // An item of the type `doc` is current on pages that show its sidebar, and the home page shows none
      {
        type: 'docSidebar',
        sidebarId: 'docs',
        label: 'Guide',
        position: 'left',
        'aria-current': 'true',
      },
      part('components', 'Components'),
      part('cli/index', 'CLI'),
      part('native/index', 'Native'),
      upgrade(newestOf(site.versions)),
      versions(newestOf(site.versions), words.successor),
      ...(hasSearch ? [{ type: 'search', position: 'right' } as const] : []),
      menu('Community', [
        ['Community hub', LINKS.communityHub],
        ['Forum', LINKS.forum],
        ['Meetups', LINKS.meetups],
        ['Ionic blog', LINKS.companyBlog],
        ['X', LINKS.social],
      ]),
      menu('Support', [
        ['Help center', LINKS.helpCenter],
        ['Customer support', LINKS.customerSupport],
        ['Enterprise advisory', LINKS.advisory],
      ]),
      languages(words.translate),
      icon('social', words.social, LINKS.social),
      icon('chat', words.chat, LINKS.chat),
      icon('source', words.source, LINKS.source),
    ],
  };
};
