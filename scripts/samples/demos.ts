import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoNames, readDemo, SOURCE_FILES } from '../../plugins/demos/folders';
import { DEMO_VERSIONS, FRAMEWORKS, type Framework } from '../../plugins/demos/types';
import type { Group } from './types';

/** Plain HTML has no types; the browser tests run it. */
const CHECKED = FRAMEWORKS.filter((framework) => framework !== 'javascript');

const FILES: Readonly<Record<Framework, string>> = {
  javascript: 'index.html',
  angular: 'example.component.ts',
  react: 'Example.tsx',
  vue: 'Example.vue',
};

/**
 * Every source of every demo, for every version that runs it; each is a project of its own.
 *
 * @param folder the folder of all demos, relative to `root`
 * @param below takes only the demos in one of these folders, relative to `root`; all if empty
 * @throws Error with one line for a demo that is not complete
 */
export function demoGroups(root: string, folder: string, below: readonly string[] = []): Group[] {
  if (!existsSync(join(root, folder))) return [];
  const isTaken = (name: string) =>
    below.length === 0 || below.some((path) => `${folder}/${name}/`.startsWith(`${path}/`));
  const demos = demoNames(join(root, folder))
    .filter(isTaken)
    .map((name) => readDemo(join(root, folder), name));
  return demos.flatMap(({ name, sources }) =>
    DEMO_VERSIONS.flatMap((version) =>
      CHECKED.flatMap((framework): Group[] => {
        const code = sources[version]?.[framework];
        if (code === undefined) return [];
        const own = `${folder}/${name}/${version}/${SOURCE_FILES[framework]}`;
        const origin = existsSync(join(root, own))
          ? own
          : `${folder}/${name}/${SOURCE_FILES[framework]}`;
        const sample = { origin, line: 1, file: FILES[framework], code, version };
        return [{ version, samples: [sample] }];
      }),
    ),
  );
}
