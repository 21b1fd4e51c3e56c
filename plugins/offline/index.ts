import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { build } from 'esbuild';
import { OFFLINE_PAGE, WORKER_FILE } from './types';

/**
 * Docusaurus plugin for readers who want the documentation without a network: a page on which they ask for it, and
 * the worker that answers then. A site with the hash router may lie anywhere; it leaves this plugin out.
 *
 * `@docusaurus/plugin-pwa` 3.10.2 is Workbox too, but asks nobody: every reader gets its worker, and it keeps all
 * versions, uncompressed, as one. It answers from its cache first, and compares no file with what was published.
 */
export default function offlinePlugin({ baseUrl, i18n, outDir }: LoadContext): Plugin {
  return {
    name: 'offline',
    getThemePath: () => join(__dirname, 'theme'),
    contentLoaded({ actions }) {
      const path = `${baseUrl}${OFFLINE_PAGE}`;
      actions.addRoute({ path, component: '@theme/Offline', exact: true });
    },
    async postBuild() {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const entryPoints = [join(__dirname, 'worker.ts')];
      await build({ entryPoints, outfile: join(outDir, WORKER_FILE), bundle: true, minify: true });
    },
  };
}
