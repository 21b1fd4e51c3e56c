/**
 * Stands first in every live page: it sets the palette before anything is painted, follows the page around it, tells
 * that page how loading went, and does again what the reader has done with the drawing. In the outline of a phone,
 * the components keep clear of its camera and its home indicator as they do on a real one.
 *
 * Ionic takes any `ionic:` parameter of an address as configuration, icons included, and an icon may be an SVG with a
 * script in it. So the address is cut down to known parameters with known values, and what Ionic may have stored under
 * `ionic:persistConfig` is removed, before Ionic's own scripts run.
 */
import './focus';
import type { DemoOrder } from '../../../src/lib/demo';
import { followPalette } from './palette';
import { repeat } from './repeat';

declare global {
  interface Window {
    /** Opens the overlay that the demo is about; see `open.ts`. */
    demoOpens?: (then: () => void) => void;
  }
}

/** Parameters of the address that are kept, with the values that they may have. */
const KNOWN = {
  'ionic:mode': /^(?:ios|md)$/,
  palette: /^(?:light|dark)$/,
  device: /^phone$/,
  start: /^open$/,
};

/** Milliseconds after which a page that waits for an icon is shown without it. */
const PATIENCE = 1500;

function tell(demo: 'started' | 'ready' | 'failed', reason?: string): void {
  if (parent !== window) parent.postMessage({ demo, reason }, location.origin);
}

/** The known parameters of the address, which has no others afterwards. */
function cleanAddress(): URLSearchParams {
  const asked = new URLSearchParams(location.search);
  const known = Object.entries(KNOWN).filter(([name, values]) =>
    values.test(asked.get(name) ?? ''),
  );
  const query = new URLSearchParams(known.map(([name]) => [name, asked.get(name) ?? '']));
  const kept = known.length > 0 ? `?${query}` : '';
  if (kept !== location.search) {
    history.replaceState(null, '', location.pathname + kept + location.hash);
  }
  return query;
}

/** Icons come after the components. */
function hasIcons(): boolean {
  return [...document.querySelectorAll<HTMLElement>('ion-icon')].every(
    (icon) => !icon.offsetParent || icon.shadowRoot?.querySelector('.icon-inner')?.firstChild,
  );
}

function whenDrawn(then: () => void, until = Date.now() + PATIENCE): void {
  if (hasIcons() || Date.now() > until) requestAnimationFrame(() => setTimeout(then));
  else setTimeout(() => whenDrawn(then, until), 30);
}

const query = cleanAddress();
try {
  sessionStorage.removeItem('ionic-persist-config');
} catch {
  // No storage, so nothing in it
}
let palette = query.get('palette');
const paint = followPalette(() => palette === 'dark');
if (query.get('device') === 'phone') document.documentElement.classList.add('demo-phone');

addEventListener('message', ({ source, origin, data }: MessageEvent<DemoOrder | null>) => {
  if (source !== parent || origin !== location.origin) return;
  if (data?.palette) {
    palette = data.palette;
    paint();
  }
  data?.uses?.forEach(repeat);
});
addEventListener('error', ({ message }) => tell('failed', message), true);
addEventListener('unhandledrejection', ({ reason }) => tell('failed', String(reason)));
addEventListener('appload', () => {
  const ready = (): void => whenDrawn(() => tell('ready'));
  if (window.demoOpens) window.demoOpens(ready);
  else ready();
});
tell('started');
