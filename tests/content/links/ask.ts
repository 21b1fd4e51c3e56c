import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import escapeHtml from 'escape-html';
import { ensureInstalled } from '../../../scripts/lib/packages';
import { ROOT } from '../../../scripts/lib/run';

const PACKAGES = join(ROOT, 'tests/content/links');
const PROGRAM = join(PACKAGES, 'node_modules/linkinator/build/src/cli.js');
/** Requests at a time. */
const CONCURRENCY = '10';
const TIMEOUT_MS = '30000';
/** Of the report, which has a few hundred bytes for each address. */
const MOST_BYTES = 100_000_000;

/** An address that does not answer as a page does. */
export interface Broken {
  address: string;
  /** Status of the answer; 0 when there was none. */
  status: number;
}

/** What linkinator reports, as far as it is read here. */
interface Report {
  links: { url: string; status?: number; state: 'OK' | 'BROKEN' | 'SKIPPED' }[];
}

/** Output of a program that ends with 1 when it has found something. */
async function outputOf(args: string[]): Promise<string> {
  try {
    const options = { maxBuffer: MOST_BYTES };
    return (await promisify(execFile)(process.execPath, [PROGRAM, ...args], options)).stdout;
  } catch (error) {
    const { code, stdout } = error as { code?: unknown; stdout?: string };
    if (code !== 1 || !stdout) throw error;
    return stdout;
  }
}

/**
 * Asks for each address with linkinator, which waits where a host says so, asks again after a failure, and
 * passes over hosts that refuse all programs.
 *
 * @returns those that do not answer
 * @throws Error when linkinator does not tell about each of them
 */
export async function askFor(addresses: readonly string[]): Promise<Broken[]> {
  await ensureInstalled(PACKAGES);
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    const links = addresses.map((address) => `<a href="${escapeHtml(address)}">link</a>`);
    writeFileSync(join(folder, 'index.html'), `<!doctype html>${links.join('\n')}`);
    const output = await outputOf([
      ...['index.html', '--server-root', folder, '--format', 'json'],
      ...['--concurrency', CONCURRENCY, '--timeout', TIMEOUT_MS],
      ...['--retry', '--retry-errors', '--retry-errors-count', '3'],
    ]);
    const report = JSON.parse(output) as Report;
    const answers = new Map(report.links.map((link) => [link.url, link]));
    return addresses.flatMap((address): Broken[] => {
      const answer = answers.get(address);
      if (!answer) throw new Error(`linkinator: its report has nothing about ${address}`);
      return answer.state === 'BROKEN' ? [{ address, status: answer.status ?? 0 }] : [];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
