import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import escapeHtml from 'escape-html';
import { check, LinkState } from 'linkinator';

/** An address that does not answer as a page does. */
export interface Broken {
  address: string;
  /** Status of the answer; 0 when there was none. */
  status: number;
}

/**
 * Asks for each address with linkinator, which waits where a host says so, asks again after a failure, and
 * passes over hosts that refuse all programs.
 *
 * @returns those that do not answer
 * @throws Error when linkinator does not tell about each of them
 */
export async function askFor(addresses: readonly string[]): Promise<Broken[]> {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    const links = addresses.map((address) => `<a href="${escapeHtml(address)}">link</a>`);
    writeFileSync(join(folder, 'index.html'), `<!doctype html>${links.join('\n')}`);
    const report = await check({
      path: 'index.html',
      serverRoot: folder,
      concurrency: 10,
      timeout: 30_000,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 3,
    });
    const answers = new Map(report.links.map((link) => [link.url, link]));
    return addresses.flatMap((address): Broken[] => {
      const answer = answers.get(address);
      if (!answer) throw new Error(`linkinator: its report has nothing about ${address}`);
      return answer.state === LinkState.BROKEN ? [{ address, status: answer.status ?? 0 }] : [];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
