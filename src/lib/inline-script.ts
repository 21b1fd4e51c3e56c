import { buildSync } from 'esbuild';

/**
 * A module, with what it imports, as a script that stands in a page.
 *
 * @param path of the module
 * @param constants what the build knows: values of the names that the module declares
 */
export function inlineScript(path: string, constants: Record<string, unknown> = {}): string {
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = buildSync({
    entryPoints: [path],
    define: Object.fromEntries(values) as Record<string, string>,
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    // Or each script would begin with "use strict", which modules have no need of
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
