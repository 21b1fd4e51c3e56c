import { escapeHtml } from '../../src/lib/html';
import { CLASSIC, EXPORTS_GLOBAL, importMapFor, withoutImports } from './scripts';
import { PHONE_INSETS, type RunningDemo } from '../../src/lib/demo';

/**
 * `ion-content` keeps wheel and finger to itself (`overscroll-behavior: contain`), which is right in an app
 * and would hold a reader fast in the middle of a page: what the demo cannot scroll, the page around it does.
 * What is open over the demo does so too, with `touch-action: none`. Ionic fixes the body, and for what is fixed in a
 * frame Chromium does not scroll the page around it: whoever tabs would be in a demo that is out of view. Some components show the focus of the keyboard
 * by a shade that is hard to see; here they have an outline, in the color of text: a button's own may be that of what
 * it stands on. Browsers print no backgrounds, and so no buttons, unless a page wants them.
 */
export const STYLE = `ion-content::part(scroll) { overscroll-behavior: auto; }
html[lang] :is(ion-action-sheet, ion-alert, ion-backdrop, ion-loading, ion-modal, ion-popover, ion-toast) { touch-action: auto; }
html[lang] :is(ion-action-sheet, ion-alert) [class] { overscroll-behavior: auto; }
html { print-color-adjust: exact; }
body { position: static; -webkit-font-smoothing: antialiased; }
.ion-focused { outline: 2px solid var(--ion-text-color, #000); outline-offset: -2px; }
:is(ion-button, ion-chip, ion-fab-button).ion-focused { outline-offset: 2px; border-radius: 8px; }
.demo { box-sizing: border-box; min-height: 100%; display: flex; flex-direction: column; justify-content: center; }
html.demo-phone { --ion-safe-area-top: ${PHONE_INSETS.top}px; --ion-modal-offset-top: ${PHONE_INSETS.top}px; --ion-safe-area-bottom: ${PHONE_INSETS.bottom}px; }
html.demo-phone ion-app > ion-content:first-child { --padding-top: calc(var(--ion-safe-area-top) + 16px); }`;

/** The scripts of live pages, from the modules of these names in `client/`. */
export interface LiveScripts {
  live: string;
  /** Of pages that open an overlay. */
  open: string;
}

interface Page extends RunningDemo {
  /** Language that the demo is in. */
  lang: string;
  /** Path of the folder that the components are served from, without a slash at its end. */
  assets: string;
  scripts: LiveScripts;
  /** Address of the drawn page, which a browser without scripts shows in place of this one. */
  drawing?: string;
  /** Whether the components come as a classic script: for a sandbox without an origin, which may import nothing. */
  isClassic?: boolean;
}

/** The attribute of a page's root that says what is clicked to open its overlay. */
export function opensAttribute(opens: string | undefined): string {
  return opens ? ` data-opens="${escapeHtml(opens)}"` : '';
}

/** The markup in an Ionic app. */
export function wrapMarkup({ markup, layout }: Pick<Page, 'markup' | 'layout'>): string {
  if (layout === 'page') return `<ion-app>\n${markup}</ion-app>`;
  return `<ion-app>
<ion-content class="ion-padding">
<div class="demo">
${markup}</div>
</ion-content>
</ion-app>`;
}

/** The map stands before the first module: a browser may refuse one that comes later. */
function componentScripts({ markup, assets, isClassic }: Page): string {
  if (isClassic) return `<script defer src="${assets}/${CLASSIC}"></script>`;
  const map = importMapFor(markup, assets);
  const before = map ? `<script type="importmap">${map}</script>\n` : '';
  return `${before}<script type="module" src="${assets}/ionic.esm.js"></script>`;
}

/** The whole live page as HTML: the markup in an Ionic app, with the components of one version. */
export function demoPage(page: Page): string {
  const { title, layout, lang, assets, scripts, drawing, opens, isClassic } = page;
  const markup = isClassic ? withoutImports(page.markup, EXPORTS_GLOBAL) : page.markup;
  return `<!doctype html>
<html lang="${lang}"${opensAttribute(opens)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${drawing ? `<noscript><meta http-equiv="refresh" content="0; url=${drawing}"></noscript>\n` : ''}${opens ? `<script>${scripts.open}</script>\n` : ''}<script>${scripts.live}</script>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assets}/ionic.bundle.css">
<link rel="stylesheet" href="${assets}/dark.css">
<style>${STYLE}</style>
${componentScripts(page)}
</head>
<body>
${wrapMarkup({ markup, layout })}
</body>
</html>
`;
}
