import { escapeHtml } from '../../../src/lib/html';
import { frameScript } from '../frame-scripts';
import { opensAttribute, STYLE, wrapMarkup } from '../page';
import type { DemoInfo, Mode } from '../../../src/lib/demo';

/** What the renderer gives: a document whose head holds the styles of components without a shadow root. */
const DOCUMENT =
  /^<!doctype html><html([^>]*)><head>(.*?)<\/head><body([^>]*)>(.*)<\/body><\/html>$/s;

/** The id of what ends the page. Nothing is seen before it is there: a part that came later would move the others. */
const END = 'drawn';

/** A copy of each rule's selector, which the renderer leaves for its scripts in the browser. */
const SELECTOR_COMMENTS = /\/\*!@.*?\*\//gs;

/** The document that the renderer is given: the markup in an Ionic app, in one mode. */
export function drawnMarkup(
  demo: Pick<DemoInfo, 'layout' | 'opens'> & { markup: string; mode: Mode },
): string {
  return `<!doctype html><html mode="${demo.mode}"${opensAttribute(demo.opens)}><head></head><body>${wrapMarkup(demo)}</body></html>`;
}

/** An empty app, in place of a demo that cannot be drawn. */
export function emptyDrawing(mode: Mode): string {
  return `<!doctype html><html mode="${mode}" class="${mode}"><head></head><body><ion-app class="${mode}"></ion-app></body></html>`;
}

interface Drawing extends Pick<DemoInfo, 'title' | 'device'> {
  /** What the renderer has made of the markup. */
  html: string;
  /** Path of the folder that the components are served from, without a slash at its end. */
  assets: string;
  locale: string;
}

/** The scripts of a drawing: few have what only a browser can place. */
function scriptsFor(body: string): string {
  const needed = [
    'drawn',
    ...(body.includes(' data-opened-by=') ? ['opened'] : []),
    ...(body.includes('content-fullscreen') ? ['fullscreen'] : []),
  ];
  return needed.map((name) => `<script>${frameScript(name)}</script>\n`).join('');
}

/**
 * The whole drawn page: HTML and CSS, and a short script that takes over the palette and tells the page
 * around it of the first use.
 *
 * @throws Error when the renderer's result is no document
 */
export function drawnPage({ html, title, device, assets, locale }: Drawing): string {
  const [, root = '', head = '', attributes = '', body = ''] = DOCUMENT.exec(html) ?? [];
  if (!body) throw new Error('the renderer has made no document');
  const outline = device === 'phone' ? ' demo-phone' : '';
  const classes = /class="([^"]*?)(?: hydrated)?"/;
  const rootAttributes = root
    .replace(/ data-(?:stencil-build|opens)="[^"]*"/g, '')
    .replace(classes, (_, names: string) => `class="${names} hydrated${outline}"`);
  // Where Ionic puts them in a browser, before the sheets: a utility class such as `ion-no-padding` wins
  const styles = head.replace('<meta charset="utf-8">', '').replace(SELECTOR_COMMENTS, '');
  return `<!doctype html>
<html lang="${locale}"${rootAttributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, indexifembedded">
<title>${escapeHtml(title)}</title>
${scriptsFor(body)}<link rel="icon" href="data:,">
${styles}
<link rel="stylesheet" href="${assets}/ionic.bundle.css">
<link rel="stylesheet" href="${assets}/dark.css">
<style>${STYLE}
html:not(:has(#${END})) body { visibility: hidden; }</style>
</head>
<body${attributes}>
${body}
<i id="${END}" hidden></i>
</body>
</html>
`;
}
