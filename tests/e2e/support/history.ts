import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { hasWholeHistory } from '../../../config/history';

const ROOT = resolve(__dirname, '../../..');

/** Day of the last change of a file, in UTC; nothing where git does not know it. */
export function lastCommit(file: string): string | undefined {
  if (!hasWholeHistory(ROOT)) return undefined;
  const args = ['log', '-1', '--format=%cd', '--date=format-local:%Y-%m-%d', '--', file];
  const { stdout } = spawnSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  });
  return stdout.trim() || undefined;
}
