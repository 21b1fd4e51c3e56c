/**
 * Renders a page to HTML, in place of Docusaurus' function of the same name.
 *
 * React 18.2's `renderToPipeableStream` collects the page in a buffer. When the next character takes
 * several bytes and does not fit, it writes the whole buffer, with the one to three zero bytes that are
 * left at its end, and they land between the characters of the page. Here they are cut off. A page has
 * no zero byte of its own: HTML does not allow one.
 */
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** More bytes than a page has, so that React need not wait for what has been written. */
const HIGH_WATER_MARK = 2 ** 26;

function withoutZeros(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
}

/**
 * @param app the app at the address of a page
 * @returns the HTML, when everything in it has been rendered
 * @throws Error of a component that fails
 */
export function renderToHtml(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const page = new Writable({
      highWaterMark: HIGH_WATER_MARK,
      write(bytes: Uint8Array, _encoding, done) {
        pieces.push(withoutZeros(bytes));
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(app, {
      onError: reject,
      onAllReady: () => pipe(page),
    });
  });
}
