import type { CopiedPage } from './pages';

/**
 * The front matter of a Markdown copy, in YAML: every text in quotes, which YAML reads as JSON does.
 *
 * @param siteUrl origin of the site
 */
export function frontMatter(page: CopiedPage, siteUrl: string): string {
  const fields: [name: string, value: string | undefined][] = [
    ['title', page.title],
    ['description', page.description],
    ['version', page.version],
    ['date', page.date],
    ['language', page.language],
    ['source', new URL(page.permalink, siteUrl).href],
    ['edit', page.edit],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---', ''].join('\n');
}
