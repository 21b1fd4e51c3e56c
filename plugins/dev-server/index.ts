import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin for the dev server alone: its web socket lies below the locale's own path, so that
 * the servers of several locales can stand behind one port.
 */
export default function devServerPlugin({ baseUrl }: LoadContext): Plugin {
  const path = `${baseUrl}ws`;
  return {
    name: 'dev-server',
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? ({
            devServer: {
              webSocketServer: { type: 'ws', options: { path } },
              client: { webSocketURL: { pathname: path } },
            },
          } as object)
        : {},
  };
}
