import { RUNTIME } from './runtime';
import { importMapFor } from './scripts';
import { PHONE_INSETS, type DemoMeta } from './types';

const STYLE = `body { -webkit-font-smoothing: antialiased; }
.demo { box-sizing: border-box; min-height: 100%; display: flex; flex-direction: column; justify-content: center; }
.demo-row { text-align: center; }
html.demo-phone { --ion-safe-area-top: ${PHONE_INSETS.top}px; --ion-safe-area-bottom: ${PHONE_INSETS.bottom}px; }
html.demo-phone ion-app > ion-content:first-child { --padding-top: calc(var(--ion-safe-area-top) + 16px); }`;

interface Page {
  /** The demo's markup, with its own scripts. */
  markup: string;
  meta: DemoMeta;
  /** Path of the folder that the components are served from, without a slash at its end. */
  assets: string;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function body({ markup, meta }: Page): string {
  if (meta.layout === 'page') return `<ion-app>\n${markup}</ion-app>`;
  return `<ion-app>
<ion-content class="ion-padding">
<div class="demo">
${markup}</div>
</ion-content>
</ion-app>`;
}

/** Stands before the first module: a browser may refuse a map that comes later. */
function importMap({ markup, assets }: Page): string {
  const map = importMapFor(markup, assets);
  return map ? `<script type="importmap">${map}</script>\n` : '';
}

/** The whole live page as HTML: the markup in an Ionic app, with the components of one version. */
export function demoPage(page: Page): string {
  const { meta, assets } = page;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeText(meta.title.en ?? '')}</title>
<script>${RUNTIME}</script>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets}/ionic.bundle.css">
<link rel="stylesheet" href="${assets}/dark.css">
<style>${STYLE}</style>
${importMap(page)}<script type="module" src="${assets}/ionic.esm.js"></script>
</head>
<body>
${body(page)}
</body>
</html>
`;
}
