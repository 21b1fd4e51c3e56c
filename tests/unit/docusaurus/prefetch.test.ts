import { beforeEach, describe, expect, it, vi } from 'vitest';

const fetched: string[] = [];
const preloaded: string[] = [];
let idle: (() => void)[] = [];
let connection: { effectiveType?: string; saveData?: boolean } | undefined;

vi.mock('@docusaurus/core/lib/client/prefetch', () => ({
  default: (url: string) => Promise.resolve(fetched.push(url)),
}));
vi.mock('@docusaurus/core/lib/client/preload', () => ({
  default: (path: string) => Promise.resolve(preloaded.push(path)),
}));
vi.mock('@docusaurus/ComponentCreator', () => ({ default: () => undefined }));
vi.mock('@generated/routesChunkNames', () => ({ default: {} }));
vi.mock('@generated/routes', () => ({
  default: [
    {
      path: '/docs/',
      chunks: { __comp: 'root', version: 'data' },
      routes: [
        { path: '/docs/a', chunks: { __comp: 'item', content: 'a', items: [{ content: 'more' }] } },
        { path: '/docs/b', chunks: { __comp: 'item', content: 'b' } },
      ],
    },
  ],
}));

async function load(): Promise<
  typeof import('../../../plugins/docusaurus/client/prefetch').default
> {
  vi.resetModules();
  return (await import('../../../plugins/docusaurus/client/prefetch')).default;
}

function runIdle(): void {
  const [first, ...others] = idle;
  idle = others;
  first?.();
}

beforeEach(() => {
  fetched.length = 0;
  preloaded.length = 0;
  idle = [];
  connection = undefined;
  vi.stubGlobal('__webpack_require__', { gca: (name: string) => `/assets/${name}.js` });
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  vi.stubGlobal('navigator', {
    get connection() {
      return connection;
    },
  });
});

describe('links that come into view', () => {
  it('are prefetched in idle time, one after another, each script once', async () => {
    const { prefetch } = await load();
    prefetch('/docs/a');
    prefetch('/docs/b');
    expect(fetched).toEqual([]);
    runIdle();
    expect(fetched).toEqual(
      ['root', 'data', 'item', 'a', 'more'].map((name) => `/assets/${name}.js`),
    );
    runIdle();
    expect(fetched.slice(5)).toEqual(['/assets/b.js']);
    expect(idle).toEqual([]);
  });

  it('go on being prefetched after a rest', async () => {
    const { prefetch } = await load();
    prefetch('/docs/a');
    runIdle();
    prefetch('/docs/b');
    runIdle();
    expect(fetched).toContain('/assets/b.js');
  });

  it('are prefetched once', async () => {
    const { prefetch } = await load();
    prefetch('/docs/a');
    expect(prefetch('/docs/a')).toBe(false);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are left alone with %o',
    async (slow) => {
      connection = slow;
      const { prefetch, preload } = await load();
      expect(prefetch('/docs/a')).toBe(false);
      expect(preload('/docs/a')).toBe(false);
      expect(idle).toEqual([]);
    },
  );
});

it('a link that is pointed at is loaded at once, and once', async () => {
  const { prefetch, preload } = await load();
  await preload('/docs/a');
  expect(preloaded).toEqual(['/docs/a']);
  expect(preload('/docs/a')).toBe(false);
  expect(prefetch('/docs/a')).toBe(false);
});
