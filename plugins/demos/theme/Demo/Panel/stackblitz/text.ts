import type { ProjectVersion } from '../../../../projects';
import { escapeHtml } from '../../../../../../src/lib/html';
import type { Files } from './request';

const THEME_FILE = 'theme/variables.css';

/** JSON as in a file that a person wrote. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Indents every line that is not empty. */
export function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}

/** The style sheets that every Ionic app imports, and the palette that follows the system if there is one. */
export function styleSheets({ darkPalette }: ProjectVersion): string[] {
  const names = ['core', 'normalize', 'structure', 'typography', 'padding', 'flex-utils'];
  const files = [...names, 'text-alignment', ...(darkPalette ? ['palettes/dark.system'] : [])];
  return files.map((name) => `${name}.css`);
}

/** What a script imports for its looks: the package's style sheets, then the project's own colors. */
export function styleImports(from: string, version: ProjectVersion): string {
  const files = styleSheets(version).map((file) => `${from}/css/${file}`);
  if (version.theme) files.push(`./${THEME_FILE}`);
  return files.map((file) => `import '${file}';`).join('\n');
}

/** The file with the project's own colors, below `src`, if its version needs one. */
export function themeFiles({ theme }: ProjectVersion): Files {
  return theme ? { [`src/${THEME_FILE}`]: theme } : {};
}

/** The page that a bundled app starts in. */
export function startPage(title: string, root: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
${indent(root, 4)}
  </body>
</html>
`;
}
