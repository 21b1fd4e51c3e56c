/**
 * Prints how many lines of code each room has: TypeScript, JavaScript and CSS, as they lie there. Demos are what
 * readers copy, and fixtures and installs are no code of ours.
 *
 *   tsx scripts/lines.ts
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runMain } from './lib/run';

const CODE = /\.(?:tsx?|[cm]js|css)$/;
const NOT_OURS = /^(?:src\/demos|tests\/fixtures|tests\/apps\/installs)\//;

/** Its first two folders, or what lies in the root. */
function roomOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 2).join('/') || '(root)';
}

runMain(async () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const rooms = new Map<string, number>();
  for (const path of files.filter((file) => CODE.test(file) && !NOT_OURS.test(file))) {
    const lines = readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;
    rooms.set(roomOf(path), (rooms.get(roomOf(path)) ?? 0) + lines);
  }
  const isTest = (room: string): boolean => room.startsWith('tests');
  const total = (wanted: boolean): number =>
    [...rooms].reduce((sum, [room, lines]) => (isTest(room) === wanted ? sum + lines : sum), 0);
  const rows = [...rooms].sort(([a], [b]) => a.localeCompare(b));
  for (const [room, lines] of rows) console.log(`${String(lines).padStart(6)}  ${room}`);
  console.log(`\n${total(false)} lines of code, ${total(true)} of tests`);
});
