import { loadLater } from '../../../src/lib/after-deployment';
import { checkedAnswers } from './schema';
import type { ClientOptions, SearchClient } from './types';

const MARKS = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };

/** A client of the hosted index. Its code is fetched when somebody searches. */
export function createClient({ appId, apiKey, indexName }: ClientOptions): SearchClient {
  const loading = loadLater(() => import('algoliasearch/lite')).then(({ liteClient }) =>
    liteClient(appId, apiKey),
  );
  loading.catch(() => undefined);
  return {
    async search({ requests }) {
      const client = await loading;
      const known = requests.map((request) => ({
        indexName,
        ...MARKS,
        ...request,
        waitForText: undefined,
      }));
      return checkedAnswers(await client.search({ requests: known }), requests.length);
    },
    prepare: () => undefined,
  };
}
