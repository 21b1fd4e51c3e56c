/** The feed of the release notes. */
import { builtPages, headValue } from './support/routes';
import { eachLocale, expect, test } from './support/test';

eachLocale(() => {
  test('The release notes name their feed, which has every release of the page', async ({
    site,
    request,
  }) => {
    const route = 'reference/release-notes';
    const { head } = builtPages(site).find((page) => page.route === route) ?? { head: '' };
    const json = headValue(head, 'application/feed\\+json', 'href') ?? '';
    expect(json).toBe(site.path(`${route}/feed.json`));
    const { items } = (await (await request.get(json)).json()) as {
      items: { title: string; url: string; date_modified: string }[];
    };
    const page = await (await request.get(site.path(route))).text();
    const releases = page.match(/\/releases\/tag\/v[\d.]+/g) ?? [];
    expect(items).toHaveLength(releases.length);
    expect(items.at(-1)).toMatchObject({
      title: 'Ionic 7.0.0',
      date_modified: '2023-03-29T00:00:00.000Z',
    });
    for (const { url } of items)
      expect(page).toMatch(new RegExp(` id="?${new URL(url).hash.slice(1)}\\b`));
    for (const file of ['atom.xml', 'rss.xml']) {
      const feed = await (await request.get(site.path(`${route}/${file}`))).text();
      expect(feed.match(/<(?:entry|item)>/g)).toHaveLength(releases.length);
    }
  });
}, 'by night');
