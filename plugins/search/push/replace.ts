import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../types';
import { RECORD_BYTES } from './prepare';
import { SETTINGS, SYNONYM_GROUPS } from './settings';

/** About how many bytes one call may have. */
const BATCH_BYTES = 5_000_000;

/**
 * Replaces an index as a whole: settings and synonyms first, then all records in a single step, so that whoever
 * searches meanwhile finds the old ones, and never an empty or half-filled index.
 *
 * @param client a client with a key that may write; it repeats what a busy or lost host did not answer
 * @param records records that `prepare` has made ready
 * @throws Error when there are no records, or a step fails; the old records stay
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  if (records.length === 0) throw new Error(`${indexName}: no records to replace the index with`);
  const synonyms = { synonymHit: SYNONYM_GROUPS, replaceExistingSynonyms: true };
  const changes = [
    await client.setSettings({ indexName, indexSettings: SETTINGS }),
    await client.saveSynonyms({ indexName, ...synonyms }),
  ];
  for (const { taskID } of changes) await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({
    indexName,
    objects: records.map((record) => ({ ...record })),
    batchSize: BATCH_BYTES / RECORD_BYTES,
  });
}
