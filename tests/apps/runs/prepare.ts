import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '../../../src/lib/demo';
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
 * Finds the parts of a project that a build stumbled over.
 *
 * @param printed what the build printed
 * @param known names of all parts
 * @param place finds the name of a part in the path of a file
 */
export function blameIn(printed: string, known: ReadonlySet<string>, place = DEMO): Blame {
  const names = [...printed.matchAll(place)].map(([, name = '']) => name);
  const lines = printed.split('\n').slice(1);
  const message =
    lines.find((line) => TELLING.test(line) && !/build:\s*$/.test(line)) ?? lines[0] ?? printed;
  return { names: [...new Set(names)].filter((name) => known.has(name)), message: message.trim() };
}

/**
 * Builds a project with many parts. Parts that do not build are left out, and the others are built without
 * them.
 *
 * @param layOut writes the project with the parts of these names
 * @param onBroken is told about each part that does not build, with one line that says why
 * @throws Error when the build fails without naming a part
 */
export async function buildParts(
  folder: string,
  framework: Compared,
  names: readonly string[],
  layOut: (names: ReadonlySet<string>) => void,
  onBroken: (name: string, message: string) => void,
  place = DEMO,
): Promise<void> {
  const left = new Set(names);
  for (;;) {
    layOut(left);
    try {
      await buildDemos(folder, framework);
      return;
    } catch (error) {
      const blame = blameIn((error as Error).message, left, place);
      if (blame.names.length === 0) throw error;
      for (const name of blame.names) {
        onBroken(name, blame.message);
        left.delete(name);
      }
    }
  }
}

/**
 * Builds and serves one project with many demos, as {@link buildParts} does.
 *
 * @param onBroken is told about each demo that does not build, with one line that says why
 */
export async function serveFramework(
  folder: string,
  demos: readonly Demo[],
  version: string,
  framework: Compared,
  onBroken: (name: string, message: string) => void,
): Promise<Served> {
  await buildParts(
    folder,
    framework,
    demos.map(({ name }) => name),
    (left) =>
      layOutDemos(
        folder,
        demos.filter(({ name }) => left.has(name)),
        version,
        framework,
      ),
    onBroken,
  );
  return serveFolders({ '/': outputOf(folder, framework) }, true);
}
