import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Compared } from './versions';

/**
 * How a project with many apps is built: as its own command does, but with the warnings that frameworks
 * give in development, and without what makes files small.
 */
const DEVELOPMENT: Readonly<Record<Compared, readonly string[]>> = {
  angular: ['ng', 'build', '--optimization=false', '--source-map=false', '--progress=false'],
  react: ['vite', 'build', '--mode', 'development', '--minify', 'false', '--logLevel', 'warn'],
  vue: ['vite', 'build', '--mode', 'development', '--minify', 'false', '--logLevel', 'warn'],
};

/** The folder that a built project is served from. */
export function outputOf(folder: string, framework: Compared): string {
  return join(folder, framework === 'angular' ? 'dist/browser' : 'dist');
}

/**
 * Runs a command in a project, one of its packages' own or one that is installed.
 *
 * @returns what it printed
 * @throws Error with that, when the command fails
 */
export function runIn(folder: string, command: readonly string[], env = {}): Promise<string> {
  const [program = '', ...args] = command;
  return new Promise((done, fail) => {
    const own = join(folder, 'node_modules/.bin');
    const path = `${own}${delimiter}${process.env.PATH ?? ''}`;
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NG_CLI_ANALYTICS: 'false', NO_COLOR: '1', PATH: path, ...env },
    });
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    child.stderr.on('data', (part: Buffer) => (text += part.toString()));
    child.once('error', fail);
    // Not at its exit: what it has printed last may still be on its way then
    child.once('close', (code) => {
      if (code === 0) done(text);
      else fail(new Error(`${command.join(' ')} failed:\n${text.trim()}`));
    });
  });
}

/** A line that says what is wrong, rather than that something is. */
const TELLING = /error|cannot|could not|failed to resolve|not exported|no matching export/i;
const EMPTY = /^\s*(?:npm|> )|build:\s*$/;

/**
 * The line of a failed command that says most.
 *
 * @param printed message of the Error of {@link runIn}
 */
export function tellingLine(printed: string): string {
  const [first = '', ...lines] = printed.split('\n');
  const telling = lines.find((line) => TELLING.test(line) && !EMPTY.test(line));
  return (telling ?? lines[0] ?? first).trim();
}

/** Builds a project with many apps, for development. */
export function buildDevelopment(folder: string, framework: Compared): Promise<string> {
  return runIn(folder, DEVELOPMENT[framework], { NODE_ENV: 'development' });
}
