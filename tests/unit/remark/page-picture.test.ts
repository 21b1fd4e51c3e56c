import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run';
import { listPages } from '../../../src/lib/list-pages';
import { drawing } from '../../../src/remark/page-picture';
import { pictureOf } from '../../../config/page-pictures';

const page = (file: string): string => file.replace(/\.mdx$/, '');

/** Pages that show pictures of their own, or the component itself. */
const WITHOUT = /^(?:(?:index|components|(?:cli|native)\/index|intro\/first-app)$|api\/|test\/)/;

describe('the picture of a page', () => {
  it.each(['docs', 'versioned_docs/version-v7'])('is there for every page of %s', (tree) => {
    for (const name of listPages(join(ROOT, tree)).map(page)) {
      const picture = pictureOf(name);
      expect(picture === undefined, name).toBe(WITHOUT.test(name));
      if (picture) expect(drawing(ROOT, picture), name).toMatch(/^<svg viewBox="0 0 160 100"/);
    }
  });

  it('is another one for each post', () => {
    const posts = listPages(join(ROOT, 'blog')).map(
      (file) => pictureOf(`blog/${page(file)}`) ?? '',
    );
    expect(new Set(posts).size).toBe(posts.length);
    for (const picture of posts) expect(drawing(ROOT, picture)).toContain('<svg');
  });

  it('has no color but those of the color mode', () => {
    const names = listPages(join(ROOT, 'docs'))
      .map(page)
      .flatMap((name) => pictureOf(name) ?? []);
    for (const picture of new Set(names)) {
      expect(drawing(ROOT, picture), picture).not.toMatch(/#[\da-f]{3}|rgb|id="/i);
    }
  });

  it('that nobody has drawn stops the build with the file and the name', () => {
    expect(() => drawing(ROOT, 'guide#none')).toThrow(
      'static/img/guide.svg: has no <symbol id="none">',
    );
  });
});
