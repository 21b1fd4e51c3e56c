import { loadLater } from '../../../src/lib/after-deployment';
import { checkedAnswers } from './schema';
import type { ClientOptions, QueryResult, SearchClient } from './types';

/** A client of the hosted index. Its code is fetched when somebody searches. */
export function createClient({ appId, apiKey, indexName, hosts }: ClientOptions): SearchClient {
  const loading = loadLater(() => import('algoliasearch/lite')).then(({ liteClient }) =>
    liteClient(appId, apiKey, hosts && { hosts }),
  );
  loading.catch(() => undefined);
  return checkedAnswers({
    async search(params) {
      const client = await loading;
      const requests = 'requests' in params ? params.requests : params;
      const known = requests.map((request) => ({ indexName, ...request, waitForText: undefined }));
      return (await client.search({ requests: known })) as unknown as {
        results: QueryResult[];
      };
    },
    prepare: () => undefined,
  });
}
