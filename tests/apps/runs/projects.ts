import type { Demo, Framework, Mode } from '../../../src/lib/demo';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import type { Files } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/request';
import type { Part } from '../harness/parts';
import { projectFor, type Compared } from '../harness/versions';

/**
 * The files that StackBlitz would get for a demo.
 *
 * @throws Error for a version that the demo leaves out
 */
export function filesFor(
  { name, meta, sources }: Demo,
  version: string,
  framework: Framework,
  mode: Mode,
): Files {
  const source = sources[version]?.[framework];
  if (source === undefined) throw new Error(`${name}: not for ${version}`);
  const { layout } = meta;
  const title = meta.title.en ?? name;
  const request = { name, title, layout, framework, mode, source };
  return projectOf({ ...request, version: projectFor(version) }).files;
}

/** Reads the mode from the address, so that one build serves both. */
const MODE = "new URLSearchParams(location.search).get('ionic:mode') as 'ios' | 'md'";

function withMode(name: string, files: Files): Files {
  let found = 0;
  const changed = Object.entries(files).map(([path, text]) => {
    const parts = text.split("mode: 'md'");
    found += path.startsWith('src/') ? parts.length - 1 : 0;
    return [path, path.startsWith('src/') ? parts.join(`mode: ${MODE}`) : text];
  });
  if (found !== 1) throw new Error(`${name}: its project sets the mode ${found} times, not once`);
  return Object.fromEntries(changed) as Files;
}

/** Demos as they stand in one project. */
export function partsOf(demos: readonly Demo[], version: string, framework: Compared): Part[] {
  return demos.map((demo) => ({
    name: demo.name,
    files: withMode(demo.name, filesFor(demo, version, framework, 'md')),
  }));
}
