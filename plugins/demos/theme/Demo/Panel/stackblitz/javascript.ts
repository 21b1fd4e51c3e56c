import { importMapFor } from '../../../../scripts';
import { pinned, type Files, type ProjectRequest } from './request';
import { indent, startPage } from './text';

/** The palette of the operating system; and the one with a class, where the demo switches that class. */
function palettesOf(source: string): string[] {
  return ['dark.system', ...(source.includes('ion-palette-dark') ? ['dark.class'] : [])];
}

/** Static files: the components come from a network that serves the package, at the exact version. */
export function javascriptFiles(request: ProjectRequest): { files: Files; open: string } {
  const { version, layout, mode, title } = request;
  const source = request.source[0]?.text ?? '';
  const core = `https://cdn.jsdelivr.net/npm/@ionic/core@${pinned(version, '@ionic/core')}`;
  const markup =
    layout === 'page'
      ? `<ion-app>\n${indent(source, 2)}</ion-app>`
      : `<ion-app>\n  <ion-content class="ion-padding">\n${indent(source, 4)}  </ion-content>\n</ion-app>`;
  const palettes = version.darkPalette ? palettesOf(source) : [];
  const palette = palettes
    .map((name) => `\n    <link rel="stylesheet" href="${core}/css/palettes/${name}.css" />`)
    .join('');
  const theme = version.theme ? `\n    <style>\n${indent(version.theme, 6)}    </style>` : '';
  const map = importMapFor(source, `${core}/dist/ionic`);
  const imports = map ? `\n    <script type="importmap">\n      ${map}\n    </script>` : '';
  const page = startPage(title, markup).replace(
    '\n  </head>',
    `
    <link rel="stylesheet" href="${core}/css/ionic.bundle.css" />${palette}${theme}
    <script>
      window.Ionic = { config: { mode: '${mode}' } };
    </script>${imports}
    <script type="module" src="${core}/dist/ionic/ionic.esm.js"></script>
  </head>`,
  );
  return { files: { 'index.html': page }, open: 'index.html' };
}
