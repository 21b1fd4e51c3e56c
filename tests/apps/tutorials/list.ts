import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Framework } from '../../../src/lib/demo';
import { sourceTree, translatedTree } from '../../../src/lib/docs-trees';
import sidebars from '../../../sidebars';
import { DEFAULT_LOCALE, LOCALES } from '../../../config/locales';
import { idsIn, type Sidebars } from '../../../config/sidebars';
import { VERSIONS } from '../../../config/versions';
import { ROOT } from '../../../scripts/lib/run';
import type { Tutorial } from './types';

/** Folder of the packages that a tutorial installs. The Angular CLI brings those that demos are built from too. */
export function packagesFor(label: string, framework: Framework): string {
  const folder = framework === 'angular' ? 'projects' : 'tutorials';
  return `tests/apps/installs/${folder}/${label}`;
}

const FRAMEWORKS: readonly Framework[] = ['react', 'vue', 'angular', 'javascript'];

function sidebarOf(version: string): string[] {
  const older = join(ROOT, `versioned_sidebars/version-${version}-sidebars.json`);
  const { docs } = existsSync(older)
    ? (JSON.parse(readFileSync(older, 'utf8')) as Sidebars)
    : sidebars;
  return idsIn(docs ?? []);
}

/** Frameworks that `intro/first-app` has tabs for. */
const FIRST_APP: readonly Framework[] = ['react', 'vue', 'angular'];

/** A page without a translation is read in the default locale, where it is followed already. */
function isThere(page: string): boolean {
  return existsSync(join(ROOT, page));
}

/** Every tutorial in every version and locale that has it, the newest version and the default locale first. */
export function allTutorials(): Tutorial[] {
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
        ].filter(({ pages }) => pages.length > 0 && pages.every(isThere));
      });
    }),
  );
}
