import { translate } from '@docusaurus/Translate';

/** What readers with an offline copy are told, on the page of copies and in the bar of a newer one. */
export const texts = {
  behind: (editions: string): string =>
    translate(
      {
        id: 'site.offline.behind',
        message:
          'The documentation has changed since you saved it for offline reading ({editions}).',
        description: 'Shown to readers with an offline copy once a newer one is published',
      },
      { editions },
    ),
  update: (): string =>
    translate({
      id: 'site.offline.update',
      message: 'Update',
      description: 'Button that brings an offline copy up to date',
    }),
  later: (): string =>
    translate({
      id: 'site.offline.later',
      message: 'Later',
      description: 'Button that leaves an offline copy as it is',
    }),
  failed: (): string =>
    translate({
      id: 'site.offline.failed',
      message: 'It could not be saved. Check your network connection and try again.',
      description: 'Shown where an offline copy could not be made',
    }),
};
