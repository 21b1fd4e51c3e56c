import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showingFailures } from '../../../plugins/search/client/failures';
import { createClient } from '../../../plugins/search/client/hosted';
import type { Query, SearchClient } from '../../../plugins/search/client/types';
import { AlgoliaServer } from './support/algolia-server';

const INDEX = 'ionicframework';

/** What every record has. */
const PAGE = {
  url: 'https://example.com/docs/api/modal',
  type: 'lvl1',
  hierarchy: { lvl0: 'API', lvl1: 'Modal' },
};

let server: AlgoliaServer;
/** Each test has an application of its own: the client remembers hosts that were down. */
let application = 0;

beforeEach(async () => {
  server = await new AlgoliaServer(INDEX).start();
  server.seed(INDEX, [
    {
      ...PAGE,
      objectID: '1',
      title: 'Modal',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    },
    { ...PAGE, objectID: '2', title: 'Modal', language: 'en', docusaurus_tag: 'docs-default-v7' },
    { ...PAGE, objectID: '3', title: 'Modal', language: 'en', docusaurus_tag: 'default' },
    {
      ...PAGE,
      objectID: '4',
      title: 'Modal モーダル',
      language: 'ja',
      docusaurus_tag: 'docs-default-current',
    },
  ]);
});

afterEach(() => server.stop());

function client(apiKey = server.keys.search): SearchClient {
  application += 1;
  return createClient({
    appId: `TEST${application}`,
    apiKey,
    indexName: INDEX,
    baseUrl: '/docs/',
    defaultTag: 'docs-default-current',
    hosts: [{ url: '127.0.0.1', port: server.port, accept: 'readWrite', protocol: 'http' }],
  });
}

async function ids(request: Query): Promise<string[]> {
  const { results } = await client().search({ requests: [request] });
  return results[0]?.hits.map(({ objectID }) => objectID) ?? [];
}

/** What the modal is told of a search that fails. */
function failureOf(apiKey?: string): Promise<string> {
  return new Promise((resolve) => {
    showingFailures(client(apiKey))
      .search({ requests: [{ query: 'modal' }] })
      .catch((error: unknown) => {
        resolve((error as Error).name);
        throw error;
      })
      .then(
        () => resolve('answered'),
        () => resolve('failed'),
      );
  });
}

describe('the hosted client', () => {
  it('asks the index by its name, with the search key', async () => {
    expect(await ids({ query: 'modal' })).toHaveLength(4);
    expect(server.asked[0]).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      key: server.keys.search,
      body: { requests: [{ indexName: INDEX, query: 'modal' }] },
    });
  });

  it.each([
    ['en', 'current', ['1', '3']],
    ['en', 'v7', ['2', '3']],
    ['ja', 'current', ['4']],
  ])('is contextual: %s, %s', async (language, version, expected) => {
    const facetFilters = [
      `language:${language}`,
      ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
    ];
    expect(await ids({ query: 'modal', facetFilters })).toEqual(expected);
  });

  it('keeps to itself what only the embedded index understands', async () => {
    await ids({ query: 'modal', waitForText: true });
    expect(JSON.stringify(server.asked[0]?.body)).not.toContain('waitForText');
  });

  it('shows the failure screen for a key that is refused', async () => {
    expect(await failureOf('wrong')).toBe('RetryError');
  });

  it('shows the failure screen for 503', async () => {
    server.faults.push({ match: /queries/, status: 503 });
    expect(await failureOf()).toBe('RetryError');
  });

  it('shows the failure screen when no answer comes', async () => {
    server.faults.push({ match: /queries/, delayMs: 9000 });
    expect(await failureOf()).toBe('RetryError');
  }, 20_000);

  it('leaves nothing unhandled', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await failureOf('wrong');
    await new Promise((done) => setTimeout(done, 50));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
