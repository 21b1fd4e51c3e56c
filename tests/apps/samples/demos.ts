import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoNames, readDemo, readDemos } from '../../../plugins/demos/folders';
import { projectVersions } from '../../../plugins/demos/projects';
import { SET_UP } from '../../../plugins/demos/set-up';
import { FRAMEWORKS, type Demo, type DemoCode } from '../../../src/lib/demo';
import { demosOptions } from '../../../config/demos';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import { isNamed } from '../harness/selection';
import type { Group } from './types';

/** What demos are written for. */
const SCOPE = demosOptions();

/** Plain HTML has no types; the browser tests run it. */
const CHECKED = FRAMEWORKS.filter((framework) => framework !== 'javascript');

/** What a compiler can check; tools differ from those that are installed, and style sheets have no types. */
const CODE = /\.(?:tsx?|vue)$/;

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
  return demos.flatMap(({ sources }) =>
    SCOPE.versions.flatMap((version) =>
      CHECKED.flatMap((framework): Group[] => {
        const files = sources[version.label]?.[framework].filter(({ name }) => CODE.test(name));
        const samples = files?.map(({ name, path, text }) => ({
          origin: `${folder}/${path}`,
          line: 1,
          file: name,
          code: text,
          version,
        }));
        return samples ? [{ version, samples }] : [];
      }),
    ),
  );
}

const BUILDERS = 'plugins/demos/theme/Demo/Panel/stackblitz';

/** What makes a difference to a project: whether its source is a page, and whether it sets up the app itself. */
const KINDS: readonly ((demo: Demo, version: string) => boolean)[] = [
  ({ meta }) => meta.layout === 'center',
  ({ meta, sources }, version) => meta.layout === 'page' && !setsUp(sources[version]),
  ({ sources }, version) => setsUp(sources[version]),
];

function setsUp(code: DemoCode | undefined): boolean {
  return CHECKED.some((framework) =>
    code?.[framework].some(({ name }) => name === SET_UP[framework]?.file),
  );
}

/**
 * The projects that demos open in, one of each kind for each version and framework.
 *
 * @param folder the folder of all demos, relative to `root`
 */
export function projectGroups(root: string, folder: string): Group[] {
  const demos = readDemos(join(root, folder), SCOPE);
  const projects = projectVersions(root, SCOPE.versions);
  const kinds = SCOPE.versions.flatMap((version, index) =>
    KINDS.flatMap((isOfKind) =>
      CHECKED.map((framework) => ({ version, project: projects[index], isOfKind, framework })),
    ),
  );
  return kinds.flatMap(({ version, project, isOfKind, framework }): Group[] => {
    const { label } = version;
    const demo = demos.find((each) => each.sources[label] && isOfKind(each, label));
    const source = demo?.sources[label]?.[framework];
    if (!demo || !project || source === undefined) return [];
    const request = {
      name: demo.name,
      title: demo.name,
      layout: demo.meta.layout,
      framework,
      source,
    };
    const { files } = projectOf({ ...request, version: project, mode: 'md' });
    const samples = Object.entries(files)
      .filter(([file]) => file.startsWith('src/') && CODE.test(file))
      .map(([file, code]) => {
        const own = source.find(({ text }) => text === code);
        const origin = own ? `${folder}/${own.path}` : `${BUILDERS}/${framework}.ts`;
        return { origin, line: 1, file, code, version };
      });
    return [{ version, samples }];
  });
}
