import { join } from 'node:path';
import { projectVersions, type ProjectVersion } from '../../../plugins/demos/projects';
import { demosOptions } from '../../../config/demos';
import type { Framework } from '../../../src/lib/demo';
import { ROOT } from '../../../scripts/lib/run';

/** The frameworks that apps are built with; the one in plain HTML needs no build. */
export const COMPARED = ['angular', 'react', 'vue'] as const satisfies readonly Framework[];
export type Compared = (typeof COMPARED)[number];

/** What demos are written for. */
export const SCOPE = demosOptions();

/** Labels of the versions that demos exist for, newest first. */
export const LABELS: readonly string[] = SCOPE.versions.map(({ label }) => label);

function withLabel<T extends { label: string }>(list: readonly T[], label: string): T {
  const found = list.find((one) => one.label === label);
  if (!found) throw new Error(`"${label}": no such version; accepts ${LABELS.join(', ')}`);
  return found;
}

let projects: readonly ProjectVersion[] | undefined;

/**
 * What the projects of a version are made with.
 *
 * @param label the version's
 */
export function projectFor(label: string): ProjectVersion {
  projects ??= projectVersions(ROOT, SCOPE.versions);
  return withLabel(projects, label);
}

/** The folder with the packages that projects of a version are built from; it has a lock file of its own. */
export function packagesOf(label: string): string {
  return join(ROOT, withLabel(SCOPE.versions, label).projects);
}
