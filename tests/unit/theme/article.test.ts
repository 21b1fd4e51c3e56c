import { expect, it } from 'vitest';
import { article } from '../../../src/theme/DocItem/Metadata/article';

const SITE = {
  url: 'https://example.org',
  language: 'ja',
  image: 'https://example.org/docs/ja/a.png',
};
const PAGE = { title: 'ion-modal', description: 'About modals', permalink: '/docs/ja/api/modal' };

it('The structured data of a page says what it is, with a date only if it is known', () => {
  const plain = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    url: 'https://example.org/docs/ja/api/modal',
    headline: 'ion-modal',
    description: 'About modals',
    image: SITE.image,
    inLanguage: 'ja',
  };
  expect(JSON.parse(article(PAGE, SITE))).toEqual(plain);
  expect(JSON.parse(article({ ...PAGE, lastUpdatedAt: 0 }, SITE))).toEqual(plain);
  const dated = { ...PAGE, lastUpdatedAt: Date.UTC(2026, 4, 27) };
  expect(JSON.parse(article(dated, { ...SITE, version: 'v7' }))).toEqual({
    ...plain,
    version: 'v7',
    dateModified: '2026-05-27T00:00:00.000Z',
  });
});

it('The structured data of a page cannot end the element that it stands in', () => {
  const description = 'The tag </script> ends it';
  const json = article({ ...PAGE, description }, SITE);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ description });
});
