import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { resolve } from 'node:path';
import spawn from 'cross-spawn';

/** The project's root folder. */
export const ROOT = resolve(__dirname, '../..');

/**
 * Starts a program of this project. `cross-spawn` finds the `.cmd` files that npm writes on Windows,
 * which Node does not start by itself.
 *
 * @param command program, found on the path; `node_modules/.bin` comes first when npm started us
 * @param options Node's own; the folder is the project's root unless it says otherwise
 */
export function startProgram(
  command: string,
  args: string[],
  { env, ...options }: SpawnOptions = {},
): ChildProcess {
  return spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...options,
  });
}

/**
 * Runs a program of this project with its output shown, and waits for it.
 *
 * @param command program, found on the path; `node_modules/.bin` comes first when npm started us
 * @param env variables added to this process's own
 * @param cwd folder that it runs in, the project's root unless it is given
 * @returns the exit code; 1 when a signal ended it
 */
export function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = ROOT,
): Promise<number> {
  return new Promise((done, fail) => {
    const child = startProgram(command, args, { env, cwd });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/**
 * Runs a program of this project, and gives what it has printed when it has ended.
 *
 * @param command program, found on the path; `node_modules/.bin` comes first when npm started us
 * @param cwd folder that it runs in, the project's root unless it is given
 * @returns the exit code, 1 when a signal ended it, and what came on standard output and standard error
 */
export function runSilently(
  command: string,
  args: string[],
  cwd = ROOT,
): Promise<{ code: number; output: string }> {
  return new Promise((done, fail) => {
    const child = startProgram(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', fail);
    child.once('close', (code) =>
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }),
    );
  });
}

/** Runs `main` and turns what it throws into one line on standard error and exit code 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
