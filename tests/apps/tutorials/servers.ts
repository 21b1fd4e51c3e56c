import { delimiter, join } from 'node:path';
import spawn from 'cross-spawn';
import getPort from 'get-port';

/** How long a server may take to answer, in milliseconds. */
const PATIENCE = 90_000;

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return answer.ok && (await answer.text()).includes('<script');
  } catch {
    return false;
  }
}

/** The first script of a page that is its own. */
async function firstScript(origin: string): Promise<string> {
  const text = await (await fetch(origin)).text();
  const [, path = ''] = /<script[^>]*\bsrc="\/?((?:src|main)[^"]*)"/.exec(text) ?? [];
  return `${origin}${path}`;
}

/**
 * Starts the server of a project, waits until it answers with the page and its first script, and ends it.
 *
 * @param words the command; options may follow
 * @throws Error with what it printed, when it ends by itself or does not answer
 */
export async function tryServer(folder: string, words: readonly string[]): Promise<void> {
  const port = await getPort();
  const [program = '', ...args] = [...words, '--port', String(port)];
  const path = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, NG_CLI_ANALYTICS: 'false', NO_COLOR: '1', PATH: path },
  });
  let text = '';
  let isOver = false;
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  child.once('exit', () => (isOver = true));
  const origin = `http://localhost:${port}/`;
  try {
    const until = Date.now() + PATIENCE;
    while (!(await answers(origin))) {
      const problem = text.split('\n').find((line) => /error/i.test(line)) ?? 'no answer';
      if (isOver || Date.now() > until) throw new Error(`${words.join(' ')}: ${problem.trim()}`);
      await new Promise((done) => setTimeout(done, 200));
    }
    const script = await fetch(await firstScript(origin));
    if (!script.ok) throw new Error(`${words.join(' ')}: ${script.status} for ${script.url}`);
  } finally {
    // npm starts the server as a child of its own; the group ends with it
    if (!isOver && child.pid !== undefined) {
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid);
    }
  }
}
