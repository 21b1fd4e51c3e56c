import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Opens the site at a hash; the hash that its app finds. */
async function openedAt(hash: string): Promise<string> {
  const location = { hash, pathname: '/docs/api/button', search: '' };
  vi.stubGlobal('window', { location, addEventListener: vi.fn() });
  const replaceState = (_state: unknown, _title: string, url: string): void => {
    location.hash = new URL(url, 'https://docs.example.org').hash;
  };
  vi.stubGlobal('history', { state: null, replaceState });
  await import('../../../plugins/page-scripts/client/address-guard');
  return location.hash;
}

it.each([
  ['#code-%E0%A4%A', '#code-%25E0%25A4%25A'],
  ['#/intro#50%', '#/intro#50%25'],
  ['#usage', '#usage'],
])('a reader who arrives at %s finds an app at %s', async (hash, expected) => {
  expect(await openedAt(hash)).toBe(expected);
});
