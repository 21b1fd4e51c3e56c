import { translate } from '@docusaurus/Translate';

/** What readers are told on the page for saving. */
export const texts = {
  title: translate({ id: 'site.offline.title', message: 'Read offline' }),
  description: translate({
    id: 'site.offline.description',
    message:
      'Save a version of the documentation in your browser, with search and demos, and read it without a network connection.',
  }),
  how: translate({
    id: 'site.offline.how',
    message:
      'While you are online, every page still comes from the server. When you are offline, you see the saved pages. This page tells you when a newer version is published, and downloads it only if you choose to update. You can also install the site as an app from the menu of your browser.',
  }),
  script: translate({ id: 'site.offline.needsScripts', message: 'Saving needs JavaScript.' }),
  save: translate({ id: 'site.offline.save', message: 'Save for offline reading' }),
  stop: translate({ id: 'site.offline.stop', message: 'Stop' }),
  update: translate({ id: 'site.offline.update', message: 'Update' }),
  remove: translate({ id: 'site.offline.remove', message: 'Remove' }),
  newer: translate({ id: 'site.offline.newer', message: 'A newer version is available.' }),
  part: translate({ id: 'site.offline.part', message: 'Saving was not finished.' }),
  unable: translate({
    id: 'site.offline.unable',
    message: 'This browser cannot save pages, or not in a private window.',
  }),
  failed: translate({
    id: 'site.offline.failed',
    message: 'It could not be saved. Check your network connection and try again.',
  }),
  full: translate({
    id: 'site.offline.full',
    message: 'The browser has no room for it. Free some storage and try again.',
  }),
  size: (values: { size: string }): string =>
    translate(
      { id: 'site.offline.size', message: 'Takes at most {size} in this browser.' },
      values,
    ),
  kept: (values: { date: string; size: string }): string =>
    translate({ id: 'site.offline.kept', message: 'Saved on {date}, takes {size}.' }, values),
};
