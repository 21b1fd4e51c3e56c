import { pinned, type Files, type ProjectRequest } from './request';
import { indent, startPage } from './text';

/** Static files: the components come from a network that serves the package, at the exact version. */
export function javascriptFiles(request: ProjectRequest): { files: Files; open: string } {
  const { version, layout, mode, source, title } = request;
  const core = `https://cdn.jsdelivr.net/npm/@ionic/core@${pinned(version, '@ionic/core')}`;
  const markup =
    layout === 'page'
      ? `<ion-app>\n${indent(source, 2)}</ion-app>`
      : `<ion-app>\n  <ion-content class="ion-padding">\n${indent(source, 4)}  </ion-content>\n</ion-app>`;
  const palette =
    version === 'v8'
      ? `\n    <link rel="stylesheet" href="${core}/css/palettes/dark.system.css" />`
      : '';
  const page = startPage(title, markup).replace(
    '\n  </head>',
    `
    <link rel="stylesheet" href="${core}/css/ionic.bundle.css" />${palette}
    <script>
      window.Ionic = { config: { mode: '${mode}' } };
    </script>
    <script type="module" src="${core}/dist/ionic/ionic.esm.js"></script>
  </head>`,
  );
  return { files: { 'index.html': page }, open: 'index.html' };
}
