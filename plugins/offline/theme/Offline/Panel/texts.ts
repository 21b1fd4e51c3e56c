import { translate } from '@docusaurus/Translate';

/** What readers are told on the page of copies, and in the bar of a newer state. */
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
      'While you are online, every page comes from the server as before. When you are not, the saved copy answers. A newer state is announced, and fetched only if you ask. Your browser can then also install the site as an app, from its own menu.',
  }),
  script: translate({ id: 'site.offline.needsScripts', message: 'Saving needs JavaScript.' }),
  save: translate({ id: 'site.offline.save', message: 'Save for offline reading' }),
  stop: translate({ id: 'site.offline.stop', message: 'Stop' }),
  update: translate({ id: 'site.offline.update', message: 'Update' }),
  remove: translate({ id: 'site.offline.remove', message: 'Remove' }),
  later: translate({ id: 'site.offline.later', message: 'Later' }),
  newer: translate({ id: 'site.offline.newer', message: 'A newer state is published.' }),
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
  behind: (values: { editions: string }): string =>
    translate(
      {
        id: 'site.offline.behind',
        message:
          'The documentation has changed since you saved it for offline reading ({editions}).',
      },
      values,
    ),
};
