import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../../../../src/lib/files-below';
import { VERSIONS } from '../../../../config/versions';
import type { Page, Problem } from '../../../lib/page';
import type { Described } from '../site/pages';
import { demoProblems, demosOf, type NamedDemo } from './demos';
import { linkProblems, linksOf, type Link } from './links';
import { Targets } from './targets';
import { writtenOutProblems } from './written-out';

/** What a page leads to, kept when the page itself is not. */
export interface Leads {
  path: string;
  links: readonly Link[];
  demos: readonly NamedDemo[];
}

export function leadsOf(page: Page): Leads {
  return { path: page.path, links: linksOf(page), demos: demosOf(page) };
}

/** Texts beside the pages that readers see addresses of this site in, as the site or in an editor or terminal. */
function otherTexts(root: string): string[] {
  const below = (folder: string, ending: RegExp): string[] =>
    filesBelow(join(root, folder))
      .filter((file) => ending.test(file))
      .map((file) => `${folder}/${file}`);
  /** Folder of a package, wherever it is installed: a copy of the repository has that of the original. */
  const packageFolder = (name: string): string =>
    relative(root, dirname(require.resolve(`${name}/package.json`, { paths: [root] })));
  return [
    ...VERSIONS.map(({ components }) => `${packageFolder(components)}/dist/docs.json`),
    ...below(`${packageFolder('@ionic/cli')}/commands`, /\.js$/),
    ...below('i18n', /\.json$/),
    ...below('src', /\.tsx?$/),
  ];
}

/**
 * What is wrong with what pages lead to.
 *
 * @param pages all pages
 * @param leads those that are looked at
 * @param isWhole whether the texts beside them are looked at too
 */
export async function checkTargets(
  root: string,
  pages: readonly Described[],
  leads: readonly Leads[],
  isWhole: boolean,
): Promise<Problem[]> {
  const targets = new Targets(
    root,
    pages.filter(({ path }) => !path.startsWith('i18n/')),
  );
  const problems: Problem[] = [];
  for (const { path, links, demos } of leads) {
    problems.push(
      ...(await linkProblems(path, links, targets)),
      ...demoProblems(path, demos, root),
    );
    const isSource = [...targets.files.values()].includes(path);
    if (!isWhole && isSource) {
      const facts = (await targets.entriesOf(path)).problems;
      problems.push(...facts.map((found) => ({ path, ...found })));
    }
  }
  const texts = [...leads.map(({ path }) => path), ...(isWhole ? otherTexts(root) : [])];
  for (const path of texts) {
    const text = readFileSync(join(root, path), 'utf8');
    problems.push(...(await writtenOutProblems(path, text, targets)));
  }
  return problems;
}
