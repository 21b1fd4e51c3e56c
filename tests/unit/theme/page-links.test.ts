import { expect, it } from 'vitest';
import { historyUrl, problemUrl } from '../../../src/theme/EditThisPage/report';

const FACTS = {
  title: 'ion-modal (v7) | Ionic Docs',
  address: 'https://example.org/docs/v7/api/modal#usage',
  language: 'ja',
};

it('fills in what is known of the page', () => {
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

it('leaves out what is not', () => {
  const body = new URL(problemUrl(FACTS)).searchParams.get('body');
  expect(body).not.toMatch(/Version|Framework/);
});

it('knows the history of a file that is edited on GitHub', () => {
  expect(historyUrl('https://github.com/a/b/edit/main/docs/x.mdx')).toBe(
    'https://github.com/a/b/commits/main/docs/x.mdx',
  );
  expect(historyUrl('https://example.org/x.mdx')).toBeUndefined();
});
