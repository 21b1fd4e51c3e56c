import { escapeHtml } from '../../../src/lib/html';
import type { Hierarchy, SearchRecord } from '../types';

/** Bytes that one record may have; the service refuses more in its smallest plan. */
export const RECORD_BYTES = 10_000;

/** Size of a record as it is sent. */
export function bytesOf(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** What DocSearch shows as HTML is escaped; `lvl0` it shows as text. */
function escaped(record: SearchRecord): SearchRecord {
  const { lvl0, ...below } = record.hierarchy;
  const hierarchy = Object.fromEntries(
    Object.entries(below).map(([level, text]) => [level, text === null ? null : escapeHtml(text)]),
  );
  return {
    ...record,
    hierarchy: { lvl0, ...hierarchy } as Hierarchy,
    content: record.content === null ? null : escapeHtml(record.content),
  };
}

/**
 * Makes records ready to be sent: escapes their texts.
 *
 * @throws Error for a record that is too large; the largest of this site has a seventh of what is accepted
 */
export function prepare(records: readonly SearchRecord[]): SearchRecord[] {
  return records.map((record) => {
    const ready = escaped(record);
    const bytes = bytesOf(ready);
    if (bytes > RECORD_BYTES) {
      throw new Error(`${record.url}: a record of ${bytes} bytes, accepts ${RECORD_BYTES}`);
    }
    return ready;
  });
}
