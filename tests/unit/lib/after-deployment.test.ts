import { expect, it } from 'vitest';
import { buildOf, reloadIfDeployed, type Surroundings } from '../../../src/lib/after-deployment';

const page = (hash: string): string =>
  `<script src="/docs/assets/js/runtime~main.${hash}.js" defer></script><script src="/docs/assets/js/main.${hash}.js" defer></script><script src=/docs/assets/js/43.ff.js></script>`;

/** A page of build `open` whose server has something else by now. */
function surroundings(open: string, now: string | Error) {
  const kept = new Map<string, string>();
  let reloads = 0;
  const own: Surroundings = {
    open: () => page(open),
    now: async () => {
      if (now instanceof Error) throw now;
      return now;
    },
    storage: () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      }) as unknown as Storage,
    reload: () => (reloads += 1),
  };
  return { own, count: () => reloads };
}

it('After a deployment, a build is known by the scripts that its pages start with, however they are written', () => {
  expect(buildOf(page('0a'))).toBe('/assets/js/main.0a.js /assets/js/runtime~main.0a.js');
  expect(buildOf(page('0a').replaceAll('"', ''))).toBe(buildOf(page('0a')));
  // The hash router's page names them from where it lies, the browser by their whole path
  expect(buildOf(page('0a').replaceAll('/docs/', './'))).toBe(buildOf(page('0a')));
  expect(buildOf('<p>Bad gateway</p>')).toBe('');
});

it('After a deployment, a page is loaded anew once when there is another build', async () => {
  const { own, count } = surroundings('0a', page('0b'));
  expect(await reloadIfDeployed(own)).toBe(true);
  expect(await reloadIfDeployed(own)).toBe(false);
  expect(count()).toBe(1);
});

it.each([
  ['the build is the same', page('0a')],
  ['the server answers something else', '<p>Bad gateway</p>'],
  ['there is no network', new Error('offline')],
])('After a deployment, a page is left alone when %s', async (_when, now) => {
  const { own, count } = surroundings('0a', now);
  expect(await reloadIfDeployed(own)).toBe(false);
  expect(count()).toBe(0);
});
