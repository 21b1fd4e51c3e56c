import { expect, it } from 'vitest';
import { problemUrl } from '../../../src/theme/EditThisPage/report';

const FACTS = {
  title: 'ion-modal (v7) | Ionic Docs',
  address: 'https://example.org/docs/v7/api/modal#usage',
  language: 'ja',
};

it('The link to report a problem fills in what is known of the page', () => {
  const url = new URL(problemUrl({ ...FACTS, version: 'v7', framework: 'react' }));
  expect(url.pathname).toBe('/ionic-team/ionic-docs/issues/new');
  expect(url.searchParams.get('title')).toBe('ion-modal (v7) | Ionic Docs: ');
  expect(url.searchParams.get('body')).toBe(
    [
      '',
      '',
      '- Page: https://example.org/docs/v7/api/modal#usage',
      '- Version: v7',
      '- Language: ja',
      '- Framework: react',
      '',
    ].join('\n'),
  );
});
