import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Demo } from '../../../src/lib/demo';
import { writeFiles } from '../../lib/write-files';
import { installedPackage } from '../harness/packages';
import { serveFolders, type Served } from '../harness/serve';
import { filesFor } from './projects';

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
