import { expect, it, vi } from 'vitest';
import { createClient } from '../../../plugins/search/client/hosted';

/** Calls of the service's client, with what it was made with. */
const asked = vi.hoisted(() => [] as unknown[]);

vi.mock('algoliasearch/lite', () => ({
  liteClient: (...of: unknown[]) => ({
    async search(request: unknown) {
      asked.push({ of, request });
      return { results: [{ hits: [] }] };
    },
  }),
}));

// What becomes of its answers: schema.test.ts; of its failures: client.test.ts
it('The hosted client asks the index by its name for a version and a language, with the search key', async () => {
  const client = createClient({
    appId: 'ABCDE12345',
    apiKey: 'search-key',
    indexName: 'ionicframework',
    baseUrl: '/docs/',
    defaultTag: 'docs-default-current',
  });
  const facetFilters = [
    'language:ja',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v7'],
  ];
  await client.search({ requests: [{ query: 'modal', facetFilters, waitForText: true }] });
  const marks = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
  const request = { indexName: 'ionicframework', ...marks, query: 'modal', facetFilters };
  expect(asked).toEqual([{ of: ['ABCDE12345', 'search-key'], request: { requests: [request] } }]);
});
