import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { editPage } from '../../../plugins/demos/edit';

const HTML = editPage('en', '../../assets/files/ionic');
const SITE = 'https://docs.example.org';

/** The page in a window; what it has sent, whether it listens, and what it has become. */
function opened({ isFramed = true, origin = 'null' } = {}) {
  const sent: unknown[] = [];
  const written: string[] = [];
  let listener: ((event: object) => void) | undefined;
  const parent = { postMessage: (...message: unknown[]) => sent.push(message) };
  const window = {
    parent,
    location: { origin: SITE },
    addEventListener: (_: string, listen: typeof listener) => {
      listener = listen;
    },
    document: {
      documentElement: { lang: 'en', dataset: { assets: '../ionic' } },
      open: () => {},
      write: (text: string) => written.push(text),
      close: () => {},
    },
  };
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(HTML) ?? [];
  const context: Record<string, unknown> = { ...window, self: { origin } };
  if (isFramed) context.window = window;
  else context.window = parent;
  runInNewContext(script, context);
  return { sent, written, parent, say: (event: object) => listener?.(event) };
}

const MINE = { page: { markup: '<p>mine</p>', title: 'Mine', layout: 'page' } };

describe('the page that code of a reader runs in', () => {
  it('becomes what the site gives it, or says why it cannot', () => {
    const { sent, written, parent, say } = opened();
    expect(sent).toEqual([[{ demo: 'waiting' }, SITE]]);
    say({ source: parent, origin: SITE, data: MINE });
    expect(written.join()).toMatch(/src="\.\.\/ionic\/ionic\.js".*<p>mine<\/p>/s);
    const markup = "<script type=module>import * as core from '@ionic/core'</script>";
    say({ source: parent, origin: SITE, data: { page: { ...MINE.page, markup } } });
    expect(written).toHaveLength(1);
    expect(sent.slice(1)).toEqual([
      [{ demo: 'failed', reason: expect.stringContaining('accepts import {') as string }, SITE],
      [{ demo: 'ready' }, SITE],
    ]);
  });

  it('listens to no other site and no other window', () => {
    const { written, parent, say } = opened();
    say({ source: parent, origin: 'https://example.com', data: MINE });
    say({ source: {}, origin: SITE, data: MINE });
    say({ source: parent, origin: SITE, data: { page: '<p>mine</p>' } });
    expect(written).toEqual([]);
  });

  it('does nothing where it has the origin of the site, or stands alone', () => {
    for (const { sent, say, parent, written } of [
      opened({ origin: SITE }),
      opened({ isFramed: false }),
    ]) {
      expect(sent).toEqual([]);
      say({ source: parent, origin: SITE, data: MINE });
      expect(written).toEqual([]);
    }
  });

  it('allows the components and what stands in it, and no connection', () => {
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(HTML) ?? [];
    expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-inline';");
    expect(policy).toContain('connect-src data:;');
    expect(policy).toContain("form-action 'none'");
  });
});
