import { englishLabels } from '../../../plugins/reference/labels';
import type { LocaleSettings } from './types';

export default {
  config: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
  announcement: ({ numbers, guide }) =>
    `Documentation of Ionic ${new Intl.ListFormat('en').format(numbers)}. Coming from ${numbers[1]}? <a href="${guide}">Follow the upgrade guide</a>.`,
  blog: {
    title: 'Ionic Docs blog',
    description: 'Releases, upgrades and techniques for Ionic Framework',
  },
  searchParts: { docs: 'Documentation', blog: 'Blog' },
  descriptionLength: [70, 160],
  reference: englishLabels,
} satisfies LocaleSettings;
