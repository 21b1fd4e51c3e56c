import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Feed } from 'feed';
import { languageTag } from '../../src/lib/language-tag';
import { readReleases } from './releases';
import { FEED_FILES, RELEASES_PAGE, type Release } from './types';

/** What the plugin is told by the site. */
export interface ReleaseFeedOptions {
  /** What the feed calls itself, in the language that is built. */
  title: string;
  description: string;
}

/** Files of the feed by their names. */
function filesOf(
  releases: readonly Release[],
  page: string,
  language: string,
  words: ReleaseFeedOptions,
): Record<(typeof FEED_FILES)[number]['file'], string> {
  const feed = new Feed({
    ...words,
    id: page,
    link: page,
    language,
    updated: releases[0]?.date,
    copyright: 'MIT',
    author: { name: 'Ionic' },
    feedLinks: { atom: `${page}/atom.xml`, json: `${page}/feed.json` },
  });
  for (const { version, url, date, summary, html, anchor } of releases) {
    feed.addItem({
      title: `Ionic ${version}`,
      id: url,
      link: `${page}#${anchor}`,
      date,
      description: summary,
      ...(html && { content: html }),
    });
  }
  return { 'atom.xml': feed.atom1(), 'rss.xml': feed.rss2(), 'feed.json': feed.json1() };
}

/**
 * Docusaurus plugin that writes the releases of the release notes as feeds, beside the page. They are read from the
 * built page, so they say what it says, in its language. A site with the hash router has no built pages, and no feeds.
 */
export default function releaseFeedPlugin(
  { baseUrl, siteConfig, i18n }: LoadContext,
  words: ReleaseFeedOptions,
): Plugin {
  const language = languageTag(i18n);
  return {
    name: 'releases',
    getThemePath: () => join(__dirname, 'theme'),

    postBuild({ outDir }) {
      const folder = join(outDir, RELEASES_PAGE);
      const built = join(folder, 'index.html');
      // Neither with the hash router nor on a site with other pages
      if (!existsSync(built)) return;
      const page = new URL(`${baseUrl}${RELEASES_PAGE}`, siteConfig.url).href;
      const releases = readReleases(readFileSync(built, 'utf8'), page, language);
      for (const [name, text] of Object.entries(filesOf(releases, page, language, words))) {
        writeFileSync(join(folder, name), text);
      }
    },
  };
}
