/** What listens here is reached from this machine only. */
export const LOOPBACK = '127.0.0.1';

/** The name, for an address to open, of what listens on a host. */
export function nameOf(host = LOOPBACK): string {
  return [LOOPBACK, '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
}

/**
 * Reads the value of a `--port` option.
 *
 * @returns a port; 0 stands for any free one
 * @throws Error with one line that names the value and what is accepted
 */
export function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port: got "${value}"; accepts a number from 0 to 65535`);
  }
  return port;
}
