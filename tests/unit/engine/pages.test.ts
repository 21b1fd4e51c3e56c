import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteData } from '../../../plugins/engine/client/routes';
import type { FirstPage } from '../../../plugins/engine/first-page';

interface State {
  registry: Record<string, unknown[]>;
  /** How often the table of all pages was asked for. */
  loads: number;
}

const { state } = vi.hoisted((): { state: State } => ({ state: { registry: {}, loads: 0 } }));
vi.mock('@docusaurus/ComponentCreator', () => ({ default: (path: string) => ({ path }) }));
vi.mock('@generated/routesChunkNames', () => ({ default: {} }));
vi.mock('@generated/registry', () => ({
  get default() {
    return state.registry;
  },
}));
/** What the server answers when the table of all pages is asked for. */
function answer(fails: boolean): void {
  const page = (path: string, content: string) => ({ path, exact: true, chunks: { content } });
  vi.doMock('@generated/routes?pages', () => {
    state.loads += 1;
    if (fails) throw new Error('Loading chunk pages failed.');
    return {
      pages: [[page('/docs/v7/a', 'a7')], [page('/docs/a', 'a8'), page('/docs/b', 'b8')]],
      loaders: { a7: ['a7'], a8: ['a8'], b8: ['b8'] },
    };
  });
}

const ROUTES: RouteData[] = [
  { path: '/docs/blog', exact: true },
  {
    path: '/docs/',
    routes: [
      { path: '/docs/v7', routes: [], isPartial: true },
      { path: '/docs/', routes: [{ path: '/docs/', exact: true }], isPartial: true },
    ],
  },
  { path: '*' },
];

const FIRST: FirstPage = {
  route: { path: '/docs/a', exact: true, chunks: { content: 'a8' } },
  module: [7, ['styles', 'a8']],
};

type Pages = typeof import('../../../plugins/engine/client/pages');

/** The module in a new document, of whose page the HTML says something or nothing. */
async function open(first?: FirstPage): Promise<Pages> {
  vi.resetModules();
  vi.doMock('@generated/routes', async () => {
    const { withComponents } = await import('../../../plugins/engine/client/routes');
    return { default: withComponents(structuredClone(ROUTES)) };
  });
  const element = first && { textContent: JSON.stringify(first) };
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'script[data-first-page]' ? (element ?? null) : null,
  });
  return import('../../../plugins/engine/client/pages');
}

const pathsOf = (pages: Pages, path: string): string[] =>
  pages.branchesOf(path).flatMap((branch) => branch.map((route) => route.path));

beforeEach(() => {
  state.registry = {};
  state.loads = 0;
  answer(false);
  vi.stubEnv('NODE_ENV', 'production');
});

describe('the page that was opened', () => {
  it('is found without the table of all pages', async () => {
    const pages = await open(FIRST);
    pages.takeFirstPage();
    expect(pathsOf(pages, '/docs/a')).toEqual(['/docs/', '/docs/', '/docs/a']);
    await pages.routesFor('/docs/a');
    expect(state.loads).toBe(0);
  });

  it('is loaded as its HTML says: the chunks first, then the module', async () => {
    const asked: unknown[] = [];
    const require = Object.assign((id: number) => asked.push(id), {
      e: (chunk: string) => Promise.resolve(asked.push(chunk)),
    });
    vi.stubGlobal('__webpack_require__', require);
    const pages = await open(FIRST);
    pages.takeFirstPage();
    const [load] = state.registry.a8 as [() => Promise<unknown>];
    await load();
    expect(asked).toEqual(['styles', 'a8', 7]);
  });

  it('keeps its route and its component when all pages come', async () => {
    const pages = await open(FIRST);
    pages.takeFirstPage();
    const before = pages.branchesOf('/docs/a')[0]?.at(-1);
    const component = before?.component;
    await pages.routesFor('/docs/b');
    const after = pages.branchesOf('/docs/a')[0]?.at(-1);
    expect(after).toBe(before);
    expect(after?.component).toBe(component);
  });
});

describe('the table of all pages', () => {
  it('is loaded once, for the first address that needs it', async () => {
    const pages = await open();
    await pages.routesFor('/docs/blog');
    await pages.routesFor('/docs/');
    expect(state.loads).toBe(0);
    await Promise.all([pages.routesFor('/docs/a'), pages.routesFor('/docs/v7/a')]);
    expect(state.loads).toBe(1);
    expect(pathsOf(pages, '/docs/v7/a')).toEqual(['/docs/', '/docs/v7', '/docs/v7/a']);
    expect(pathsOf(pages, '/docs/b')).toEqual(['/docs/', '/docs/', '/docs/b']);
    expect(Object.keys(state.registry)).toEqual(['a7', 'a8', 'b8']);
  });

  it('is asked for again when it did not come', async () => {
    const pages = await open();
    answer(true);
    await expect(pages.routesFor('/docs/b')).rejects.toThrow();
    answer(false);
    await pages.routesFor('/docs/b');
    expect(pathsOf(pages, '/docs/b')).toEqual(['/docs/', '/docs/', '/docs/b']);
  });

  it('is not asked for by the dev server, whose routes are complete', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const pages = await open();
    await pages.routesFor('/docs/b');
    expect(state.loads).toBe(0);
  });
});
