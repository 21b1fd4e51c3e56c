import { loadDataScript } from '../../../src/lib/data-scripts';
import { clientOf } from './client-of';
import { IndexLoader } from './index-loader';
import type { ClientOptions, SearchClient } from './types';

const loader = new IndexLoader(loadDataScript);

/**
 * A client for a copy that may be opened as a file: such a page fetches nothing and starts no thread, so the index
 * comes as scripts and is searched in the page.
 */
export function createClient({ defaultTag }: ClientOptions): SearchClient {
  return clientOf(
    defaultTag,
    (path) => `./${path}.js`,
    async ({ files, search, waitForText }) => {
      if (search) return loader.search(files, search, waitForText);
      await loader.preload(files);
      return { complete: false };
    },
  );
}
