import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { editPage } from '../../../plugins/demos/edit';

const HTML = editPage('en', '../../assets/files/ionic');
const SITE = 'https://docs.example.org';
const MINE = { page: { markup: '<p>mine</p>', title: 'Mine', layout: 'page' } };

/** The page in the sandbox of a frame; what it has sent, and what it has become. */
function opened() {
  const sent: unknown[] = [];
  const written: string[] = [];
  let say: (event: object) => void = () => undefined;
  const parent = { postMessage: (message: unknown) => sent.push(message) };
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(HTML) ?? [];
  runInNewContext(script, {
    parent,
    window: {},
    self: { origin: 'null' },
    location: { origin: SITE },
    addEventListener: (_: string, listen: typeof say) => (say = listen),
    document: {
      documentElement: { lang: 'en', dataset: {} },
      open: () => undefined,
      write: (text: string) => written.push(text),
      close: () => undefined,
    },
  });
  return { sent, written, parent, say };
}

// In a browser, with a sandbox and without: e2e/demo-panel.spec.ts and e2e/policy.spec.ts
describe('the page that code of a reader runs in', () => {
  it('says what it cannot become', () => {
    const { sent, parent, say } = opened();
    const markup = "<script type=module>import * as core from '@ionic/core'</script>";
    say({ source: parent, origin: SITE, data: { page: { ...MINE.page, markup } } });
    const reason = expect.stringContaining('accepts import {') as string;
    expect(sent).toEqual([{ demo: 'failed', reason }, { demo: 'ready' }]);
  });

  it('listens to its own site in the window around it, to no other site and no other window', () => {
    const { written, parent, say } = opened();
    say({ source: parent, origin: 'https://example.com', data: MINE });
    say({ source: {}, origin: SITE, data: MINE });
    say({ source: parent, origin: SITE, data: { page: '<p>mine</p>' } });
    expect(written).toEqual([]);
    say({ source: parent, origin: SITE, data: MINE });
    expect(written).toEqual([expect.stringContaining('<p>mine</p>')]);
  });

  it('allows the components and what stands in it, and no connection', () => {
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(HTML) ?? [];
    expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-inline';");
    expect(policy).toContain('connect-src data:;');
    expect(policy).toContain("form-action 'none'");
  });
});
