import { connect } from 'node:net';

/** What a server sent back, as it stood on the wire. */
export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Sends bytes to a port of this machine and reads until the connection ends: requests that no client
 * library would let out.
 *
 * @param timeoutMs after this time without an end the promise is rejected
 */
export function rawRequest(
  port: number,
  bytes: string | Buffer,
  timeoutMs = 10_000,
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes));
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      fail(new Error(`no end after ${timeoutMs} ms: ${String(bytes).slice(0, 200)}`));
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server that refuses a request may close while it is still being sent.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      let all = Buffer.concat(chunks);
      // "Go on" is no answer yet.
      if (all.toString('latin1', 0, 12) === 'HTTP/1.1 100') all = all.subarray(25);
      const end = all.indexOf('\r\n\r\n');
      const [first = '', ...lines] = all.subarray(0, Math.max(end, 0)).toString().split('\r\n');
      const headers = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      });
      done({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: all.subarray(end + 4),
      });
    });
  });
}
