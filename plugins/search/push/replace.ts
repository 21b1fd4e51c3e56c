import type { SearchRecord } from '../types';
import type { IndexApi } from './api';
import { batches } from './prepare';
import { SETTINGS, SYNONYM_GROUPS } from './settings';

/**
 * Compares what an index has with what it should have.
 *
 * @throws Error when the numbers differ
 */
async function expectCount(api: IndexApi, index: string, expected: number): Promise<void> {
  const count = await api.count(index);
  if (count !== expected) throw new Error(`${index}: has ${count} records, accepts ${expected}`);
}

/**
 * Replaces an index as a whole. Everything goes into an index beside it, which takes its place in a
 * single step once it is complete: whoever searches meanwhile finds the old one, and never an empty or
 * half-filled one. When a step fails the index beside it is removed and the old one stays.
 *
 * @param records records that {@link prepare} has made ready
 * @param report told of every step
 * @throws Error when there are no records, a step fails, or not all records have arrived
 */
export async function replaceIndex(
  api: IndexApi,
  index: string,
  records: readonly SearchRecord[],
  report: (line: string) => void = () => undefined,
): Promise<void> {
  if (records.length === 0) throw new Error(`${index}: no records to replace the index with`);
  const beside = `${index}_tmp_${Date.now().toString(36)}`;
  try {
    await api.copyRules(index, beside);
    await api.setSettings(beside, SETTINGS);
    await api.replaceSynonyms(beside, SYNONYM_GROUPS);
    let sent = 0;
    for (const batch of batches(records)) {
      await api.addRecords(beside, batch);
      sent += batch.length;
      report(`${sent} of ${records.length} records sent`);
    }
    await expectCount(api, beside, records.length);
    await api.move(beside, index);
    await expectCount(api, index, records.length);
    report(`${index} replaced`);
  } catch (error) {
    await api.remove(beside).catch(() => undefined);
    throw error;
  }
}
