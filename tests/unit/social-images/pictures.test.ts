import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { blogPictures, docsPictures } from '../../../plugins/social-images/pictures';
import { socialImage } from '../../../src/lib/social-image';

function doc(id: string, frontMatter: object = {}): object {
  return { id, title: `About ${id}`, permalink: `/docs/${id}`, frontMatter };
}

it('names the innermost group of each page, and leaves pages alone that have a picture', () => {
  const inner = {
    type: 'category',
    label: 'Inner',
    link: { type: 'doc', id: 'index-of-inner' },
    items: [{ type: 'doc', id: 'deep' }],
  };
  const content = {
    loadedVersions: [
      {
        label: 'v8',
        docs: [
          doc('top'),
          doc('deep'),
          doc('index-of-inner'),
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
    picture('index-of-inner', 'Inner'),
    picture('nowhere', ''),
  ]);
});

it('puts posts under the name of the blog', () => {
  const post = (title: string, frontMatter: object = {}): object => ({
    metadata: { title, permalink: `/docs/blog/${title}`, frontMatter },
  });
  const content = {
    blogTitle: 'Blog',
    blogPosts: [post('one'), post('two', { image: 'a.png' })],
  } as unknown as BlogContent;
  expect(blogPictures(content)).toEqual([
    { permalink: '/docs/blog/one', title: 'one', section: 'Blog', version: '' },
  ]);
});

it.each([
  ['', 'img/social/index.png'],
  ['v7/', 'img/social/v7/index.png'],
  ['api/modal', 'img/social/api/modal.png'],
])('the picture of "%s" is %s', (route, file) => {
  expect(socialImage(route)).toBe(file);
});
