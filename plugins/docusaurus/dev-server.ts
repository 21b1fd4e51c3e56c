import logger from '@docusaurus/logger';
import { rspack, type Compiler } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isServed, tellProgress } from './progress';
import { settingsChanged, SETTINGS } from './settings';
import { watchTextsOnly } from './watched-texts';

type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/**
 * Docusaurus plugin for the dev server alone.
 *
 * A page is compiled when it is first asked for. Without this the server compiles every page of every version
 * before it shows the first one, and looks through all of them again at each save.
 *
 * Its addresses, the web socket's among them, lie below the locale's own path, so that the servers of several
 * locales can stand behind one port.
 *
 * A saved setting is read again, and the terminal says what the server does before it shows a page.
 */
export default function devServerPlugin({ baseUrl, siteDir, siteConfigPath }: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'development') return { name: 'dev-server' };
  const path = `${baseUrl}ws`;
  const progress = tellProgress();
  let compileAsked: Middleware | undefined;
  watchTextsOnly();
  return {
    name: 'dev-server',
    // Docusaurus watches its configuration file, and nothing that the file imports
    getPathsToWatch: () => [...SETTINGS],
    loadContent() {
      if (settingsChanged(siteDir, siteConfigPath) && isServed()) {
        logger.info(
          'A setting has changed: the site is read again. A plugin that is new or changed takes a new start',
        );
      }
    },
    allContentLoaded: () => progress.loaded(),
    configureWebpack: () =>
      ({
        // Kept in memory: little is compiled at the start, and two servers of one folder would write into one cache
        experiments: { cache: true },
        lazyCompilation: { imports: true, entries: false, prefix: `${baseUrl}compile-` },
        // One file for each import(): a compiled page would move modules from one shared file to another, and
        // Rspack's runtime forgets files that are gone, also those that an open page is waiting for
        optimization: { splitChunks: false },
        plugins: [
          {
            apply(compiler: Compiler) {
              compileAsked = rspack.lazyCompilationMiddleware(compiler);
              compiler.hooks.done.tap('dev-server', () => progress.compiled());
            },
          },
        ],
        devServer: {
          webSocketServer: { type: 'ws', options: { path } },
          client: { webSocketURL: { pathname: path } },
          // What is given back is added to Docusaurus' own
          setupMiddlewares: () => (compileAsked ? [compileAsked] : []),
        },
      }) as object,
  };
}
