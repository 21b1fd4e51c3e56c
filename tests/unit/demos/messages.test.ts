import { afterEach, expect, it, vi } from 'vitest';
import { isFrom } from '../../../plugins/demos/theme/Demo/isFrom';

const SITE = 'https://docs.example.org';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the site itself in the frame', SITE, true, true],
  ['another site in the frame', 'https://example.com', true, false],
  ['the site itself in another window', SITE, false, false],
])('a page that has demos hears %s: %s', (_, origin, isOwn, expected) => {
  vi.stubGlobal('location', { origin: SITE });
  const contentWindow = {};
  const event = { origin, source: isOwn ? contentWindow : {} } as MessageEvent;
  expect(isFrom(event, { contentWindow } as HTMLIFrameElement)).toBe(expected);
});
