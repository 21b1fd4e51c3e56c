import { englishLabels } from '../../plugins/reference/labels';
import type { LocaleSettings } from './types';

export default {
  config: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  navbar: {
    translate: 'Translate',
    social: 'Ionic on X',
    chat: 'Ionic on Discord',
    source: 'Ionic Framework on GitHub',
    successor: (name) => `${name}: what changes`,
  },
  announcement: ({ numbers, guide }) =>
    `<span class="announcement-more">Documentation of Ionic ${new Intl.ListFormat('en').format(numbers)}. </span>Coming from ${numbers[1]}? <a href="${guide}">Follow the upgrade guide</a>.`,
  blog: {
    title: 'Ionic Docs blog',
    description: 'Releases, upgrades and techniques for Ionic Framework',
  },
  searchParts: { docs: 'Documentation', blog: 'Blog' },
  markdownCopies: {
    figure: 'Figure',
    drawn: 'In the drawing',
    demo: 'Demo',
    live: 'live page',
    about:
      'Documentation of Ionic Framework, an open-source toolkit of UI components for mobile and web apps, with Angular, React, Vue or plain JavaScript.',
    hint: 'Every page of this site is also Markdown: its address with `.md` behind it, or with `index.md` where the address ends with a slash. Pages of components have the whole API reference, and demos with their source for every framework.',
    full: 'All pages of this list in one file',
    others: 'Other versions and languages',
    blog: 'Blog',
  },
  descriptionLength: [70, 160],
  reference: englishLabels,
} satisfies LocaleSettings;
