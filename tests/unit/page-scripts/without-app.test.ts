import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { APP_ATTRIBUTE, appScript } from '../../../plugins/page-scripts/without-app';

type Listener = (event: { filename?: string; target?: { src?: string } }) => void;

/** Runs the script in a page, and returns its root element's attributes and a way to report errors. */
function run({ started = false }) {
  const attributes = new Map<string, string>();
  let listener: Listener | undefined;
  const context = {
    window: started ? { docusaurus: {} } : {},
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        removeAttribute: (name: string) => attributes.delete(name),
      },
    },
    addEventListener: (_: string, added: Listener) => (listener = added),
  };
  runInNewContext(appScript(), context);
  return { attributes, fail: (event: Parameters<Listener>[0]) => listener?.(event) };
}

const MAIN = 'https://example.com/docs/assets/js/main.0a.js';

describe('the script that expects the app', () => {
  it('says that scripts run', () => {
    expect(run({}).attributes.has(APP_ATTRIBUTE)).toBe(true);
  });

  it.each([
    ['does not arrive', { target: { src: MAIN } }],
    ['fails', { filename: MAIN, target: {} }],
  ])('takes that back when a script %s', (_what, event) => {
    const { attributes, fail } = run({});
    fail(event);
    expect(attributes.has(APP_ATTRIBUTE)).toBe(false);
  });

  it.each([
    ['an image is missing', { target: { src: 'https://example.com/docs/img/a.png' } }, false],
    ['a stranger’s script fails', { filename: 'https://example.org/x.js' }, false],
    ['the app has started', { target: { src: MAIN } }, true],
  ])('leaves it when %s', (_when, event, started) => {
    const { attributes, fail } = run({ started });
    fail(event);
    expect(attributes.has(APP_ATTRIBUTE)).toBe(true);
  });
});
