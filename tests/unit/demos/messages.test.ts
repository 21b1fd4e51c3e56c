import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { frameScript } from '../../../plugins/demos/frame-scripts';
import { isFrom } from '../../../plugins/demos/theme/Demo/isFrom';

const SITE = 'https://docs.example.org';
const OTHER = 'https://example.com';

afterEach(() => vi.unstubAllGlobals());

/** A demo's page in a frame; what it does when the page around it says something. */
function framed(runtime: string) {
  const listeners = new Map<string, (event: object) => void>();
  const toggle = vi.fn();
  const postMessage = vi.fn();
  const parent = { postMessage, document: { documentElement: { dataset: { theme: 'light' } } } };
  runInNewContext(runtime, {
    parent,
    window: {},
    location: { origin: SITE, search: '', pathname: '/demo.html', hash: '' },
    document: { documentElement: { classList: { toggle }, style: {} } },
    sessionStorage: { removeItem: () => {} },
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    MutationObserver: class {
      observe(): void {}
    },
    URLSearchParams,
    addEventListener: (name: string, listen: (event: object) => void) => {
      listeners.set(name, listen);
    },
  });
  toggle.mockClear();
  postMessage.mockClear();
  return {
    parent,
    toggle,
    postMessage,
    hear: (name: string, event: object) => listeners.get(name)?.(event),
  };
}

it('a live page takes the palette from its own site only', () => {
  const { parent, toggle, hear } = framed(frameScript('live'));
  hear('message', { source: parent, origin: OTHER, data: { palette: 'dark' } });
  expect(toggle).not.toHaveBeenCalled();
  hear('message', { source: parent, origin: SITE, data: { palette: 'dark' } });
  expect(toggle).toHaveBeenCalledWith('ion-palette-dark', true);
});

it('a drawing tells again what was done with it when its own site asks, and no other', () => {
  const { parent, postMessage, hear } = framed(frameScript('drawn'));
  hear('keydown', { type: 'keydown', key: 'a', detail: 1, composedPath: () => [{}] });
  postMessage.mockClear();
  hear('message', { source: parent, origin: OTHER, data: { demo: 'listening' } });
  expect(postMessage).not.toHaveBeenCalled();
  hear('message', { source: parent, origin: SITE, data: { demo: 'listening' } });
  expect(postMessage).toHaveBeenCalledOnce();
});

it.each([
  ['the site itself in the frame', SITE, true, true],
  ['another site in the frame', OTHER, true, false],
  ['the site itself in another window', SITE, false, false],
])('a page that has demos hears %s: %s', (_, origin, isOwn, expected) => {
  vi.stubGlobal('location', { origin: SITE });
  const contentWindow = {};
  const event = { origin, source: isOwn ? contentWindow : {} } as MessageEvent;
  expect(isFrom(event, { contentWindow } as HTMLIFrameElement)).toBe(expected);
});
