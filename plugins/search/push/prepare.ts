import { escapeHtml } from '../../../src/lib/html';
import type { Hierarchy, SearchRecord } from '../types';

/** Bytes that one record may have; the service refuses more in its smallest plan. */
export const RECORD_BYTES = 10_000;

const SENTENCE_END = /[.!?。！？]\s*$/u;

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

/** Divides a text at ends of sentences, or of words, or anywhere, so that all pieces fit. */
function divide(text: string, fits: (piece: string) => boolean): string[] {
  const units = text.split(/(?<=[.!?。！？])\s*|(?<=\s)/u);
  const pieces: string[] = [];
  let piece = '';
  let whole = '';
  for (const unit of units.flatMap((word) => (fits(word) ? [word] : [...word]))) {
    if (!fits(piece + unit)) {
      // The last whole sentence is a better end than the middle of one.
      const rest = whole === '' ? '' : piece.slice(whole.length);
      pieces.push(whole === '' ? piece : whole);
      piece = rest;
      whole = '';
    }
    piece += unit;
    if (SENTENCE_END.test(unit)) whole = piece;
  }
  return [...pieces, piece].map((each) => each.trim()).filter(Boolean);
}

/**
 * Makes records ready to be sent: texts escaped, and those over the size limit divided.
 *
 * @throws Error for a record that is too large without its text
 */
export function prepare(records: readonly SearchRecord[], limit = RECORD_BYTES): SearchRecord[] {
  return records.flatMap((record) => {
    const ready = escaped(record);
    if (bytesOf(ready) <= limit) return [ready];
    const { content } = record;
    const withText = (text: string, part: number): SearchRecord =>
      escaped({ ...record, objectID: `${record.objectID}-${part}`, content: text });
    // Room for any number behind the id.
    const fits = (text: string): boolean => bytesOf(withText(text, 9999)) <= limit;
    if (content === null || !fits('')) {
      throw new Error(`${record.url}: a record of ${bytesOf(ready)} bytes, accepts ${limit}`);
    }
    return divide(content, fits).map(withText);
  });
}
