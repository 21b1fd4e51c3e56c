import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findIonic } from './ionic';
import type { VersionPalettes } from '../../src/lib/theme-colors';
import type { DemoVersion } from '../../src/lib/demo';

/** What a project of a version is made with, when a demo is opened outside the site. */
export interface ProjectVersion extends Pick<DemoVersion, 'darkPalette' | 'standaloneByDefault'> {
  /** Label of the version. */
  label: string;
  /** Exact versions of the packages that a project may depend on, by name. */
  packages: Readonly<Record<string, string>>;
  /** The style sheet with the theme's colors, where the package's own leave them to the project. */
  theme?: string;
}

function packagesOf(siteDir: string, { projects }: DemoVersion): Record<string, string> {
  const manifest = readFileSync(join(siteDir, projects, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { devDependencies: Record<string, string> }).devDependencies;
}

/** A rule as in a file that a person wrote. */
function asWritten(rule: string): string {
  const lines = [...rule.matchAll(/(--[\w-]+):([^;}]+)/g)].map(
    ([, name, value]) => `  ${name}: ${value};\n`,
  );
  return `:root {\n${lines.join('')}}\n`;
}

/** What makes the projects of each version, from its package and from what the checks build projects with. */
export function projectVersions(
  siteDir: string,
  versions: readonly DemoVersion[],
): ProjectVersion[] {
  return versions.map((version) => {
    const { label, darkPalette, standaloneByDefault } = version;
    const { projectColors } = findIonic(siteDir, versions, version);
    return {
      label,
      darkPalette,
      standaloneByDefault,
      packages: packagesOf(siteDir, version),
      ...(projectColors && { theme: asWritten(projectColors) }),
    };
  });
}

/**
 * What tools in pages need to know of the versions: they import it, so that it is fetched with them.
 *
 * @returns projects by label, palettes by the name of the docs version
 */
export function toolData(
  siteDir: string,
  versions: readonly DemoVersion[],
): { projects: Record<string, ProjectVersion>; palettes: Record<string, VersionPalettes> } {
  const projects = projectVersions(siteDir, versions);
  const palettes = versions.map((version): [string, VersionPalettes] => {
    const { name, darkPalette } = version;
    return [name, { darkPalette, ...findIonic(siteDir, versions, version).colors }];
  });
  return {
    projects: Object.fromEntries(projects.map((project) => [project.label, project])),
    palettes: Object.fromEntries(palettes),
  };
}
