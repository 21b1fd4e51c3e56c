import { execFileSync, type ChildProcess } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import getPort from 'get-port';
import { startProgram } from '../../../../scripts/lib/run';

/** How long the first build may take on a machine that has much else to do, in milliseconds. */
const FIRST_BUILD = 360_000;

/** A dev server, started as a writer starts it. */
export interface DevServer {
  origin: string;
  /** Process that all others belong to. */
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** @throws Error with the output when it has ended by itself */
  stop(): Promise<void>;
}

/** npm starts a shell that starts the server: all of them have to go. */
function endTree({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') execFileSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else process.kill(-pid, 'SIGTERM');
}

/**
 * Runs `npm start` and waits until its first build is served.
 *
 * @param dir folder of the site
 * @param options what a writer adds behind `--`
 * @param ready what the server prints when it can be used
 * @throws Error with the output when it ends or does not get there in time
 */
export async function startDevServer(
  dir: string,
  options: string[],
  ready: RegExp,
): Promise<DevServer> {
  const port = await getPort();
  // A developer's own port or settings must not decide.
  const child = startProgram(
    'npm',
    ['start', '--', '--no-open', '--port', String(port), ...options],
    { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' },
  );
  let output = '';
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((done, fail) => {
    const giveUp = (why: string): void => {
      if (child.exitCode === null) endTree(child);
      fail(new Error(`npm start ${why}:\n${output}`));
    };
    const timer = setTimeout(() => giveUp('did not serve its first build in time'), FIRST_BUILD);
    const read = (chunk: Buffer): void => {
      output += stripVTControlCharacters(chunk.toString());
      if (!ready.test(output)) return;
      clearTimeout(timer);
      done();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => giveUp(`ended with exit code ${code}`));
  });
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? -1,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) {
        const how = child.signalCode ?? `exit code ${child.exitCode}`;
        throw new Error(`npm start ended by itself, with ${how}:\n${output}`);
      }
      endTree(child);
      await ended;
    },
  };
}
