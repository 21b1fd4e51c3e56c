import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Framework } from '../../../src/lib/demo';
import { CURRENT, sourceTree, translatedTree } from '../../../src/lib/docs-trees';
import sidebars from '../../../sidebars';
import { DEFAULT_LOCALE, LOCALES } from '../../../config/locales';
import { idsIn, type Sidebars } from '../../../config/sidebars';
import { VERSIONS } from '../../../config/versions';
import { ROOT } from '../../../scripts/lib/run';
import { LABELS } from '../harness/versions';
import { GUIDES, packagesFor } from './guides';
import type { Tutorial } from './types';

const FRAMEWORKS: readonly Framework[] = ['react', 'vue', 'angular', 'javascript'];

function sidebarOf(version: string): string[] {
  const older = join(ROOT, `versioned_sidebars/version-${version}-sidebars.json`);
  const { docs } = existsSync(older)
    ? (JSON.parse(readFileSync(older, 'utf8')) as Sidebars)
    : sidebars;
  return idsIn(docs ?? []);
}

/** Frameworks that `intro/first-app` and `developing/starting` have tabs for. */
const FIRST_APP: readonly Framework[] = ['react', 'vue', 'angular'];

/** A page without a translation is read in the default locale, where it is followed already. */
function isThere(page: string): boolean {
  return existsSync(join(ROOT, page));
}

/** What makes an app of a version. */
function startOf(tutorials: readonly Tutorial[], framework: Framework, version: string): Tutorial {
  const name = `${framework}/starting`;
  const found = tutorials.find(
    (one) => one.name === name && one.version === version && one.locale === DEFAULT_LOCALE,
  );
  const packages = packagesFor(version, framework);
  // The page tells of frameworks alone; an app without one is written as a whole
  return found ?? { name, version, locale: DEFAULT_LOCALE, framework, pages: [], packages };
}

/** The guides from one version to the next, each begun with an app of the older one. */
function updatesOf(tutorials: readonly Tutorial[]): Tutorial[] {
  return GUIDES.flatMap(({ id, name, version, packages, frameworks, written }) =>
    frameworks.map((framework) => ({
      name: `${framework}/${name}`,
      version: LABELS[0] ?? '',
      locale: DEFAULT_LOCALE,
      framework,
      pages: [`${sourceTree(CURRENT)}/${id}.mdx`],
      packages: packages(framework),
      from: { tutorial: startOf(tutorials, framework, version), written },
    })),
  );
}

/** Every tutorial in every version and locale that has it, the newest version and the default locale first. */
export function allTutorials(): Tutorial[] {
  const tutorials = pagesFollowed();
  return [...tutorials, ...updatesOf(tutorials)];
}

function pagesFollowed(): Tutorial[] {
  return LOCALES.flatMap((locale) =>
    VERSIONS.flatMap(({ name: version, label }) => {
      const tree =
        locale === DEFAULT_LOCALE ? sourceTree(version) : translatedTree(version, locale);
      const order = sidebarOf(version);
      return FRAMEWORKS.flatMap((framework) => {
        const one = (name: string, ids: readonly string[]): Tutorial => ({
          name: `${framework}/${name}`,
          version: label,
          locale,
          framework,
          pages: ids.map((id) => `${tree}/${id}.mdx`),
          packages: packagesFor(label, framework),
        });
        const below = (prefix: string): string[] => order.filter((id) => id.startsWith(prefix));
        return [
          one('quickstart', below(`${framework}/quickstart`)),
          one('your-first-app', below(`${framework}/your-first-app/`)),
          one('first-app', FIRST_APP.includes(framework) ? ['intro/first-app'] : []),
          one('starting', FIRST_APP.includes(framework) ? ['developing/starting'] : []),
        ].filter(({ pages }) => pages.length > 0 && pages.every(isThere));
      });
    }),
  );
}
