import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '../../plugins/demos/types';
import { buildDemos, outputOf } from './build';
import { filesFor, installedPackage, layOutDemos, writeFiles } from './projects';
import { serveFolders, type Served } from './serve';
import type { Compared } from './types';

/** The network from which a project in plain HTML has its components. */
export const NETWORK = /https:\/\/cdn\.jsdelivr\.net\/npm\/@ionic\/core@[\d.]+/g;

/** Where the components are served instead. */
const CORE = '/core/';

/** Serves the projects in plain HTML of one version, with the components that are installed here. */
export function servePlain(
  folder: string,
  demos: readonly Demo[],
  version: string,
): Promise<Served> {
  rmSync(folder, { recursive: true, force: true });
  for (const demo of demos) {
    const page = filesFor(demo, version, 'javascript', 'md')['index.html'] ?? '';
    const text = page.replace(NETWORK, CORE.slice(0, -1));
    writeFiles(folder, { [`pages/${demo.name}/index.html`]: text });
  }
  const core = installedPackage(version, '@ionic/core');
  return serveFolders({ [CORE]: core, '/': join(folder, 'pages') }, false);
}

/** A failed build, with the demos that are to blame. */
interface Blame {
  names: string[];
  message: string;
}

/** A line that says what is wrong, rather than that something is. */
const TELLING = /error|cannot|could not|failed to resolve|not exported|no matching export/i;
const DEMO = /src\/demos\/([\w-]+\/[\w-]+)\//g;

/**
 * Finds the demos that a build stumbled over.
 *
 * @param printed what the build printed
 */
export function blameIn(printed: string, known: ReadonlySet<string>): Blame {
  const names = [...printed.matchAll(DEMO)].map(([, name = '']) => name);
  const lines = printed.split('\n').slice(1);
  const message =
    lines.find((line) => TELLING.test(line) && !/build:\s*$/.test(line)) ?? lines[0] ?? printed;
  return { names: [...new Set(names)].filter((name) => known.has(name)), message: message.trim() };
}

/**
 * Builds and serves one project with many demos. Demos that do not build are left out, and the others are
 * built without them.
 *
 * @param onBroken is told about each demo that does not build, with one line that says why
 * @throws Error when the build fails without naming a demo
 */
export async function serveFramework(
  folder: string,
  demos: readonly Demo[],
  version: string,
  framework: Compared,
  onBroken: (name: string, message: string) => void,
): Promise<Served> {
  let left = [...demos];
  for (;;) {
    layOutDemos(folder, left, version, framework);
    try {
      await buildDemos(folder, framework);
      break;
    } catch (error) {
      const blame = blameIn((error as Error).message, new Set(left.map(({ name }) => name)));
      if (blame.names.length === 0) throw error;
      blame.names.forEach((name) => onBroken(name, blame.message));
      left = left.filter(({ name }) => !blame.names.includes(name));
    }
  }
  return serveFolders({ '/': outputOf(folder, framework) }, true);
}
