import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoNames, readDemo, readDemos, sourceFile } from '../../plugins/demos/folders';
import { projectVersions } from '../../plugins/demos/projects';
import { FRAMEWORKS, type Demo, type Framework } from '../../plugins/demos/types';
import { demosOptions } from '../../src/site/demos';
import { projectOf } from '../../src/components/Demo/Panel/stackblitz/project';
import { isNamed } from './selection';
import type { Group } from './types';

/** What demos are written for. */
const SCOPE = demosOptions();

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
  const demos = demoNames(join(root, folder))
    .filter((name) => isNamed(`${folder}/${name}`, below))
    .map((name) => readDemo(join(root, folder), name, SCOPE));
  return demos.flatMap(({ name, sources }) =>
    SCOPE.versions.flatMap((version) =>
      CHECKED.flatMap((framework): Group[] => {
        const code = sources[version.label]?.[framework];
        if (code === undefined) return [];
        const origin = `${folder}/${sourceFile(join(root, folder), name, version, framework, SCOPE)}`;
        const sample = { origin, line: 1, file: FILES[framework], code, version };
        return [{ version, samples: [sample] }];
      }),
    ),
  );
}

/** The files around the source that a compiler can check; tools differ from those that are installed. */
const SCAFFOLD = /^src\/.*\.(?:tsx?|vue)$/;
const BUILDERS = 'src/components/Demo/Panel/stackblitz';

/**
 * The projects that demos open in, one of each kind: for each version and framework, around a source
 * that is a page and around one that is not.
 *
 * @param folder the folder of all demos, relative to `root`
 */
export function projectGroups(root: string, folder: string): Group[] {
  const demos = readDemos(join(root, folder), SCOPE);
  const projects = projectVersions(root, SCOPE.versions);
  const kinds = SCOPE.versions.flatMap((version, index) =>
    (['centre', 'page'] as const).flatMap((layout) =>
      CHECKED.map((framework) => ({ version, project: projects[index], layout, framework })),
    ),
  );
  return kinds.flatMap(({ version, project, layout, framework }): Group[] => {
    const fits = ({ meta, sources }: Demo) => meta.layout === layout && sources[version.label];
    const demo = demos.find(fits);
    const source = demo?.sources[version.label]?.[framework];
    if (!demo || !project || source === undefined) return [];
    const request = { name: demo.name, title: demo.name, layout, framework, source };
    const { files } = projectOf({ ...request, version: project, mode: 'md' });
    const samples = Object.entries(files)
      .filter(([file]) => SCAFFOLD.test(file))
      .map(([file, code]) => {
        const origin = code === source ? `${folder}/${demo.name}` : `${BUILDERS}/${framework}.ts`;
        return { origin, line: 1, file, code, version };
      });
    return [{ version, samples }];
  });
}
