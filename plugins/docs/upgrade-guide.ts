import { readFileSync } from 'node:fs';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** Where a guide says what changed, by the id of the page that it changed for. */
export type ChangesByPage = Readonly<Record<string, string>>;

const FENCE = /^ {0,3}(`{3,}|~{3,})[^]*?^ {0,3}\1/gm;
const SECTION = /^#{2,6} .*\{#([\w-]+)\}\s*$/gm;

/** Ids of all sections of a page. */
function sectionIds(mdx: string): string[] {
  return [...mdx.replace(FENCE, '').matchAll(SECTION)].flatMap(([, id]) => id ?? []);
}

/**
 * The sections of the guide to the newest version that are about other pages: a section and the last part of a
 * page's id have the same name, such as `#picker` for `api/picker`.
 *
 * @param guide id of the guide's page
 * @param siteDir folder that the pages' files are named from
 * @returns the sections for the pages of each version, by its name
 * @throws Error where the newest version has no such guide
 */
export function changesInGuide(
  { loadedVersions }: LoadedContent,
  guide: string,
  siteDir: string,
): ReadonlyMap<string, ChangesByPage> {
  const newest = loadedVersions.find(({ isLast }) => isLast);
  const page = newest?.docs.find(({ id }) => id === guide);
  if (!page) throw new Error(`plugins/docs: upgradeGuide: there is no page "${guide}"`);
  const text = readFileSync(page.source.replace(/^@site/, siteDir), 'utf8');
  const sections = new Set(sectionIds(text));
  const changes = (ids: readonly string[]): ChangesByPage =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const name = id.split('/').at(-1) ?? '';
        return sections.has(name) ? [[id, `${page.permalink}#${name}`]] : [];
      }),
    );
  return new Map(
    loadedVersions.map(({ versionName, docs }) => [versionName, changes(docs.map(({ id }) => id))]),
  );
}
