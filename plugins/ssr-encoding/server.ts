import { Transform } from 'node:stream';
import type { ReactNode } from 'react';
import type { PipeableStream, RenderToPipeableStreamOptions } from 'react-dom/server';
import * as server from 'react-dom/server.node';

/**
 * Takes zero bytes out of a stream. React 18.2 writes its buffer whole when the next character does
 * not fit into it (mended in 18.3); UTF-8 text of a page holds no zero byte of its own.
 */
export function withoutZeroBytes(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}

/** React's function of the same name, with its output mended. */
export function renderToPipeableStream(
  children: ReactNode,
  options?: RenderToPipeableStreamOptions,
): PipeableStream {
  const stream = server.renderToPipeableStream(children, options);
  return {
    abort: (reason) => stream.abort(reason),
    pipe(destination) {
      stream.pipe(withoutZeroBytes()).pipe(destination);
      return destination;
    },
  };
}
