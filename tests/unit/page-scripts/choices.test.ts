import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { choiceStyle } from '../../../plugins/page-scripts/inline/choice-style';
import { choicesOptions } from '../../../src/lib/choices';
import { inlineScript } from '../../../src/lib/inline-script';
import { ROOT } from '../../../scripts/lib/run';

const [SCRIPT, HASH_SCRIPT] = [false, true].map((isInHash) =>
  inlineScript(join(ROOT, 'plugins/page-scripts/inline/choices.ts'), {
    CHOICES: choicesOptions.choices,
    IS_IN_HASH: isInHash,
  }),
) as [string, string];

const KEY = 'docusaurus.tab.framework';

interface Reader {
  search?: string;
  /** The hash of the address, with the hash router: its query stands in it. */
  route?: string;
  stored?: Record<string, string>;
  /** The browser refuses access to its storage. */
  refused?: boolean;
  /** How the reader came to the page, as browsers call it. */
  visit?: 'navigate' | 'reload' | 'back_forward';
  /** The route of the hash router that the reader goes on to, after a choice of React. */
  next?: string;
}

/** Runs the script in a page, and returns the style sheet that it added and what is stored then. */
function run({
  search = '',
  route,
  stored = {},
  refused = false,
  visit = 'navigate',
  next,
}: Reader) {
  const after = { ...stored };
  const location = { pathname: '/docs/a', search, hash: route ?? '#b' };
  const listeners: (() => void)[] = [];
  let css: string | undefined;
  let address: string | undefined;
  const history = {
    state: null as object | null,
    replaceState(state: object | null, _: string, to?: string) {
      history.state = state;
      address = to ?? address;
    },
  };
  runInNewContext(route === undefined ? SCRIPT : HASH_SCRIPT, {
    URLSearchParams,
    location,
    performance: { getEntriesByType: () => [{ type: visit }] },
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'popstate') listeners.push(listener);
    },
    history,
    CSSStyleSheet: class {
      replaceSync(text: string) {
        css = text;
      }
    },
    document: { adoptedStyleSheets: [] },
    ...(!refused && {
      localStorage: {
        getItem: (key: string) => after[key] ?? null,
        setItem: (key: string, value: string) => (after[key] = value),
      },
    }),
  });
  if (next !== undefined) {
    after[KEY] = 'react';
    location.hash = next;
    history.state = null;
    listeners.forEach((listener) => listener());
  }
  return { css, stored: after, address };
}

describe('choice script', () => {
  it('leaves the hash router’s own steps alone, which fire the event of coming back too', () => {
    const { address } = run({ route: '#/a?framework=vue', next: '#/b?framework=vue' });
    expect(address).toBeUndefined();
  });

  it.each(['?framework=svelte', '?framework=', '?framework=a{}*{display:none}'])(
    'keeps the choice for %s, which is none',
    (search) => {
      const { css, stored, address } = run({ search, stored: { [KEY]: 'react' } });
      expect(address).toBe('/docs/a#b');
      expect(css).toBe(choiceStyle('framework', 'react'));
      expect(stored).toEqual({ [KEY]: 'react' });
    },
  );

  it('leaves the rest of an address alone', () => {
    expect(run({ search: '?framework=svelte&q=tabs&mode=md' }).address).toBe(
      '/docs/a?q=tabs&mode=md#b',
    );
    expect(run({ search: '?framework=vue&q=tabs' }).address).toBeUndefined();
  });

  it.each([
    ['#/a?framework=vue#b', 'vue', undefined],
    ['#/a?framework=svelte&q=tabs#b?c', 'react', '/docs/a?x=1#/a?q=tabs#b?c'],
    ['#/a?framework=svelte', 'react', '/docs/a?x=1#/a'],
    ['#/a#b?framework=vue', 'react', undefined],
    ['', 'react', undefined],
  ])('reads the query of the route in %s', (route, value, address) => {
    const after = run({ search: '?x=1', route, stored: { [KEY]: 'react' } });
    expect(after.stored).toEqual({ [KEY]: value });
    expect(after.address).toBe(address);
  });

  it.each(['reload', 'back_forward'] as const)(
    'lets a later choice win over an address that is opened again: %s',
    (visit) => {
      const stored = { [KEY]: 'vue' };
      const opened = run({ search: '?framework=react&q=1', stored, visit });
      expect(opened.css).toBe(choiceStyle('framework', 'vue'));
      expect(opened.address).toBe('/docs/a?framework=vue&q=1#b');
      expect(opened.stored).toEqual(stored);
    },
  );

  it('shows the choice of the address where nothing can be stored', () => {
    expect(run({ search: '?framework=vue', refused: true }).css).toContain('has-vue');
    expect(run({ refused: true }).css).toBeUndefined();
  });
});
