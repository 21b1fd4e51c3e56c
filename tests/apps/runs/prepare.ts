import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '../../../src/lib/demo';
import { buildDemos, outputOf, tellingLine } from './build';
import { filesFor, installedPackage, layOutDemos } from './projects';
import { serveFolders, type Served } from './serve';
import type { Compared } from './types';
import { writeFiles } from '../../lib/write-files';

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

const DEMO = /src\/demos\/([\w-]+\/[\w-]+)\//g;

/**
 * Builds a project with many parts. Parts that do not build are left out, and the others are built without
 * them.
 *
 * @param layOut writes the project with the parts of these names
 * @param onBroken is told about each part that does not build, with one line that says why
 * @param place finds the name of a part in the path of a file
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
      const { message } = error as Error;
      const named = new Set([...message.matchAll(place)].map(([, name = '']) => name));
      const blamed = [...named].filter((name) => left.has(name));
      if (blamed.length === 0) throw error;
      for (const name of blamed) {
        onBroken(name, tellingLine(message));
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
