import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineScript } from '../../../src/lib/inline-script';
import { ROOT } from '../../../scripts/lib/run';

const SCRIPT = inlineScript(join(ROOT, 'plugins/page-scripts/inline/without-app.ts'));

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
  runInNewContext(SCRIPT, context);
  return { attributes, fail: (event: Parameters<Listener>[0]) => listener?.(event) };
}

const MAIN = 'https://example.com/docs/assets/js/main.0a.js';

// With scripts that do not arrive: e2e/without-app.spec.ts
describe('the script that expects the app', () => {
  it('gives up when a script fails before the app is there', () => {
    const { attributes, fail } = run({});
    expect(attributes.has('data-app')).toBe(true);
    fail({ filename: MAIN, target: {} });
    expect(attributes.has('data-app')).toBe(false);
  });

  it.each([
    ['an image is missing', { target: { src: 'https://example.com/docs/img/a.png' } }, false],
    ['a stranger’s script fails', { filename: 'https://example.org/x.js' }, false],
    ['the app has started', { target: { src: MAIN } }, true],
  ])('goes on when %s', (_when, event, started) => {
    const { attributes, fail } = run({ started });
    fail(event);
    expect(attributes.has('data-app')).toBe(true);
  });
});
