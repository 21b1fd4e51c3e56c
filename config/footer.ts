import type { ThemeConfig } from '@docusaurus/preset-classic';
import { OFFLINE_PAGE } from '../plugins/offline/types';
import type { SiteEnv } from './env';
import { LINKS } from '../src/lib/links';
import { LOGO } from './logo';
import { TRANSLATION_STATUS_PAGE } from './translation';

type Footer = NonNullable<ThemeConfig['footer']>;

/** Labels are translated in `i18n/<locale>/docusaurus-theme-classic/footer.json`. */
export const footer = ({ router }: Pick<SiteEnv, 'router'>): Footer => ({
  style: 'light',
  logo: LOGO,
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Angular', to: '/angular/quickstart' },
        { label: 'React', to: '/react/quickstart' },
        { label: 'Vue', to: '/vue/quickstart' },
        { label: 'JavaScript', to: '/javascript/quickstart' },
      ],
    },
    {
      title: 'Look up',
      items: [
        { label: 'Components', to: '/components' },
        { label: 'CLI', to: '/cli' },
        { label: 'Native plugins', to: '/native' },
        { label: 'Release notes', to: '/reference/release-notes' },
        { label: 'Developer resources', to: '/developer-resources/guides' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Forum', href: LINKS.forum },
        { label: 'Discord', href: LINKS.chat },
        { label: 'X', href: LINKS.social },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', to: '/blog' },
        { label: 'Contribute', to: '/contributing/how-to-contribute' },
        { label: 'Translations', to: `/${TRANSLATION_STATUS_PAGE}` },
        ...(router === 'hash' ? [] : [{ label: 'Read offline', to: `/${OFFLINE_PAGE}` }]),
        { label: 'Source code', href: LINKS.source },
        { label: 'Capacitor', href: LINKS.capacitor },
      ],
    },
  ],
  copyright: 'Ionic Framework and its documentation are open source under the MIT license.',
});
