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
    document: { open: () => {}, write: (text: string) => written.push(text), close: () => {} },
  };
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(HTML) ?? [];
  const context: Record<string, unknown> = { ...window, self: { origin } };
  if (isFramed) context.window = window;
  else context.window = parent;
  runInNewContext(script, context);
  return { sent, written, parent, say: (event: object) => listener?.(event) };
}

describe('the page that code of a reader runs in', () => {
  it('listens to no other site and no other window', () => {
    const { written, parent, say } = opened();
    say({ source: parent, origin: 'https://example.com', data: { page: '<p>theirs</p>' } });
    say({ source: {}, origin: SITE, data: { page: '<p>theirs</p>' } });
    say({ source: parent, origin: SITE, data: { page: 1 } });
    expect(written).toEqual([]);
  });

  it('does nothing where it has the origin of the site, or stands alone', () => {
    for (const { sent, say, parent, written } of [
      opened({ origin: SITE }),
      opened({ isFramed: false }),
    ]) {
      expect(sent).toEqual([]);
      say({ source: parent, origin: SITE, data: { page: '<p>mine</p>' } });
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
