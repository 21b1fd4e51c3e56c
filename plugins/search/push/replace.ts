import type { Algoliasearch, OperationIndexParams } from 'algoliasearch';
import type { SearchRecord } from '../types';
import { RECORD_BYTES } from './prepare';
import { SETTINGS, SYNONYM_GROUPS } from './settings';

/** The calls of the client that replacing an index takes. */
export type IndexClient = Pick<
  Algoliasearch,
  | 'deleteIndex'
  | 'operationIndex'
  | 'saveObjects'
  | 'saveSynonyms'
  | 'searchSingleIndex'
  | 'setSettings'
  | 'waitForTask'
>;

/** What may be set for one replacement. */
export interface ReplaceOptions {
  /** Told of every step. */
  report?: (line: string) => void;
  /** How often the service is asked whether it has finished; the client asks less and less often. */
  maxRetries?: number;
}

/** About how many bytes one call may have. */
const BATCH_BYTES = 5_000_000;
/** With the client's pauses, which grow to five seconds, about ten minutes. */
const MAX_RETRIES = 130;
const NOT_FOUND = 404;

/** What the client throws, as far as it is read here; it exports no classes to tell its errors by. */
interface ClientError extends Error {
  /** Status of an answer that says that the request is wrong or not allowed. */
  status?: number;
  /** Every attempt of a request that no host answered. */
  stackTrace?: { response: { status: number; content: string } }[];
}

/** The client says only that no host could be reached; what the last one said is what helps. */
function explained(error: unknown): unknown {
  const { name, stackTrace = [] } = error as ClientError;
  const last = stackTrace.at(-1)?.response;
  if (name !== 'RetryError' || !last) return error;
  const said = `${last.status || ''} ${last.content}`.trim().slice(0, 200);
  return new Error(`no host has answered after ${stackTrace.length} attempts; the last: ${said}`);
}

/**
 * Replaces an index as a whole. Everything goes into an index beside it, which takes its place in a
 * single step once it is complete: whoever searches meanwhile finds the old one, and never an empty or
 * half-filled one. When a step fails the index beside it is removed and the old one stays. The client's
 * own `replaceAllObjects` would take settings and synonyms from the old index instead.
 *
 * @param client a client with a key that may write; it repeats what a busy or lost host did not answer
 * @param records records that `prepare` has made ready
 * @throws Error when there are no records, a step fails, or not all records have arrived
 */
export async function replaceIndex(
  client: IndexClient,
  index: string,
  records: readonly SearchRecord[],
  { report = () => undefined, maxRetries = MAX_RETRIES }: ReplaceOptions = {},
): Promise<void> {
  if (records.length === 0) throw new Error(`${index}: no records to replace the index with`);
  const beside = `${index}_tmp_${Date.now().toString(36)}`;

  const finished = async (indexName: string, task: Promise<{ taskID: number }>): Promise<void> => {
    await client.waitForTask({ indexName, taskID: (await task).taskID, maxRetries });
  };
  const copyRules = (): Promise<void> => {
    const copy: OperationIndexParams = { operation: 'copy', destination: beside, scope: ['rules'] };
    const copied = client.operationIndex({ indexName: index, operationIndexParams: copy });
    return finished(index, copied).catch((error: ClientError) => {
      // Nobody has made rules where there is no index yet
      if (error.status !== NOT_FOUND) throw error;
    });
  };
  const expectCount = async (indexName: string): Promise<void> => {
    const searchParams = { query: '', hitsPerPage: 0, distinct: false };
    const { nbHits } = await client.searchSingleIndex({ indexName, searchParams });
    if (nbHits === records.length) return;
    throw new Error(`${indexName}: has ${nbHits} records, accepts ${records.length}`);
  };

  try {
    await copyRules();
    await finished(beside, client.setSettings({ indexName: beside, indexSettings: SETTINGS }));
    const synonyms = { synonymHit: SYNONYM_GROUPS, replaceExistingSynonyms: true };
    await finished(beside, client.saveSynonyms({ indexName: beside, ...synonyms }));
    await client.saveObjects({
      indexName: beside,
      objects: records.map((record) => ({ ...record })),
      waitForTasks: true,
      batchSize: BATCH_BYTES / RECORD_BYTES,
      maxRetries,
    });
    await expectCount(beside);
    report(`${records.length} records sent`);
    const move = { operation: 'move', destination: index } as const;
    const moved = client.operationIndex({ indexName: beside, operationIndexParams: move });
    await finished(beside, moved);
    await expectCount(index);
    report(`${index} replaced`);
  } catch (error) {
    await client.deleteIndex({ indexName: beside }).catch(() => undefined);
    throw explained(error);
  }
}
