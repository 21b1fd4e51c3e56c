import { build } from 'esbuild';
import { EXPORTS, EXPORTS_GLOBAL } from './scripts';

/**
 * The components of a version as one classic script, with what the package gives to scripts in `window.ionicCore`: for
 * the sandbox in which a reader's changes run. It has no origin, and a browser refuses it what a page imports.
 *
 * @param scripts folder with the package's modules for browsers
 * @throws Error when the package is not as the bundler expects it
 */
export async function classicScript(scripts: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import './ionic.esm.js'; export * from './${EXPORTS}';`,
      resolveDir: scripts,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: EXPORTS_GLOBAL,
    define: { 'import.meta.url': 'document.currentScript.src' },
    plugins: [
      {
        name: 'without those for browsers without modules, which lie beside them',
        setup: ({ onLoad }) => onLoad({ filter: /\.system\.entry\.js$/ }, () => ({ contents: '' })),
      },
    ],
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Icons for a page that may fetch nothing: components look in this table before they fetch.
 *
 * @param icons the icons as SVG, by their names
 */
export function iconTable(icons: Readonly<Record<string, string>>): string {
  const addresses = Object.fromEntries(
    Object.entries(icons).map(([name, svg]) => [name, `data:image/svg+xml;utf8,${svg}`]),
  );
  return `(window.Ionicons=window.Ionicons||{}).map=new Map(Object.entries(${JSON.stringify(addresses)}));\n`;
}
