import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { DemoVersion } from '../src/lib/demo';
import { CURRENT, versionOf } from '../src/lib/docs-trees';

/** One version of the documentation, and everything about it that another part of the site asks for. */
export interface DocsVersion extends DemoVersion {
  /** Path that it is served under, below the base path; empty for the one at the base itself. */
  path: string;
  /** What readers are told above each of its pages. */
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** Page that tells how to come to this version from the one before. */
  upgradeGuide: string;
  /** Page of this version about a newer one that the site does not describe, and that one's name. */
  successor?: { guide: string; name: string };
}

/**
 * The versions that this site builds, newest first. Nothing else in the code names one: what differs
 * between versions is a field here.
 */
export const VERSIONS: readonly DocsVersion[] = [
  {
    name: CURRENT,
    label: 'v8',
    path: '',
    banner: 'none',
    upgradeGuide: 'updating/8-0',
    successor: { guide: 'updating/9-0', name: 'Ionic 9' },
    components: '@ionic/core',
    projects: 'tests/apps/installs/projects/v8',
    darkPalette: true,
    standaloneByDefault: true,
  },
  {
    name: 'v7',
    label: 'v7',
    path: 'v7',
    banner: 'unmaintained',
    upgradeGuide: 'updating/7-0',
    components: 'ionic-core-v7',
    projects: 'tests/apps/installs/projects/v7',
    darkPalette: false,
    standaloneByDefault: false,
  },
];

/** Versions kept elsewhere; `newTab` marks those whose pages are of another site altogether. */
export const ARCHIVES = [
  { label: 'v6', href: 'https://ionic-docs-lq0if04rc-ionic1.vercel.app/docs/v6', newTab: false },
  { label: 'v5', href: 'https://ionic-docs-5utg8ms4c-ionic1.vercel.app/docs/v5', newTab: false },
  { label: 'v4', href: 'https://ionicframework.com/docs/v4/components', newTab: true },
  { label: 'v3', href: 'https://ionicframework.com/docs/v3/', newTab: true },
] as const;

const PATH = /^(?:[\w.-]+(?:\/[\w.-]+)*)?$/;

/** What no two versions may share. */
const UNIQUE = ['name', 'label', 'path'] as const;

/**
 * Checks what no type can say of the table: two versions with one path would be built over each other.
 *
 * @throws Error with one line for each value that is malformed, or another version's
 */
export function checkVersions(versions: readonly DocsVersion[]): void {
  const problems = versions.flatMap((version, index) => {
    const place = `config/versions.ts: version ${index + 1}`;
    const wrong = PATH.test(version.path)
      ? []
      : [
          `${place}: path: got the text "${version.path}", accepts a path such as v7, without a slash at its ends; an empty text for the base itself`,
        ];
    const shared = UNIQUE.flatMap((key) => {
      const other = versions.findIndex((one) => one[key] === version[key]);
      return other >= index
        ? []
        : [`${place}: ${key} "${version[key]}" is also that of version ${other + 1}`];
    });
    return [...wrong, ...shared];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * The newest version: readers without a choice see it.
 *
 * @throws Error where the table is empty
 */
export function newestOf(versions: readonly DocsVersion[]): DocsVersion {
  const [newest] = versions;
  if (!newest) throw new Error('config/versions.ts: no version is declared; accepts one or more');
  return newest;
}

/** {@link versionOf} for the site's own versions. */
export function versionOfFile(path: string): DocsVersion | undefined {
  return versionOf(path, VERSIONS);
}

/** The versions as the docs plugin wants them. */
export function versionOptions(versions: readonly DocsVersion[]): PluginOptions['versions'] {
  const { name: newest } = newestOf(versions);
  return Object.fromEntries(
    versions.map(({ name, label, path, banner }) => [
      name,
      { label, banner, badge: name !== newest, ...(path !== '' && { path }) },
    ]),
  );
}

/** The package with the custom elements of each version, by the version's name. */
export function componentPackages(versions: readonly DocsVersion[]): Record<string, string> {
  return Object.fromEntries(versions.map(({ name, components }) => [name, components]));
}
