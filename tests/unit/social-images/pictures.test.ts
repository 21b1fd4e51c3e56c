import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { docsPictures } from '../../../plugins/social-images/pictures';

function doc(id: string, frontMatter: object = {}): object {
  return { id, title: `About ${id}`, permalink: `/docs/${id}`, frontMatter };
}

it('A social image names the innermost group of its page that is no page, and a page is left alone that has a picture', () => {
  const family = {
    type: 'category',
    label: 'Family',
    link: { type: 'doc', id: 'first-of-family' },
    items: [{ type: 'doc', id: 'deep' }],
  };
  const inner = { type: 'category', label: 'Inner', items: [family] };
  const content = {
    loadedVersions: [
      {
        label: 'v8',
        docs: [
          doc('top'),
          doc('deep'),
          doc('first-of-family'),
          doc('nowhere'),
          doc('own', { image: '/img/own.png' }),
        ],
        sidebars: {
          docs: [
            { type: 'doc', id: 'top' },
            { type: 'category', label: 'Outer', items: [inner, { type: 'link', href: '/x' }] },
          ],
        },
      },
    ],
  } as unknown as LoadedContent;
  const picture = (id: string, section: string): object => ({
    permalink: `/docs/${id}`,
    title: `About ${id}`,
    section,
    version: 'v8',
  });
  expect(docsPictures(content)).toEqual([
    picture('top', ''),
    picture('deep', 'Inner'),
    picture('first-of-family', 'Inner'),
    picture('nowhere', ''),
  ]);
});
