import { rspack, type Compiler } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
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
 */
export default function devServerPlugin({ baseUrl }: LoadContext): Plugin {
  const path = `${baseUrl}ws`;
  let compileAsked: Middleware | undefined;
  if (process.env.NODE_ENV === 'development') watchTextsOnly();
  return {
    name: 'dev-server',
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? ({
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
                },
              },
            ],
            devServer: {
              webSocketServer: { type: 'ws', options: { path } },
              client: { webSocketURL: { pathname: path } },
              // What is given back is added to Docusaurus' own
              setupMiddlewares: () => (compileAsked ? [compileAsked] : []),
            },
          } as object)
        : {},
  };
}
