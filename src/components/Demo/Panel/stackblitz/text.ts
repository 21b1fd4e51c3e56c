/** JSON as in a file that a person wrote. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Indents every line that is not empty. */
export function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces));
}

/** The style sheets that every Ionic app imports, and the palette that follows the system if there is one. */
export function styleSheets(hasPalette: boolean): string[] {
  const names = ['core', 'normalize', 'structure', 'typography', 'padding', 'flex-utils'];
  const files = [...names, 'text-alignment', ...(hasPalette ? ['palettes/dark.system'] : [])];
  return files.map((name) => `${name}.css`);
}

/** The page that a bundled app starts in. */
export function startPage(title: string, root: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
  </head>
  <body>
${indent(root, 4)}
  </body>
</html>
`;
}
