import { spawn } from 'node:child_process';

/** Characters of the output of a command that failed. */
const MOST_SHOWN = 4000;

/**
 * Runs a command quietly.
 *
 * @returns the seconds that it took
 * @throws Error with the end of the command's output when it fails
 */
export function measure(
  command: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<number> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = `${output}${chunk.toString()}`.slice(-MOST_SHOWN);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done((performance.now() - started) / 1000);
      else fail(new Error(`${command} ${args.join(' ')} failed:\n${output}`));
    });
  });
}
