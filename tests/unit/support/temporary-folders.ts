import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before all unit tests: what they write to the folder for temporary files goes when they have ended. */
export default function setup(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  return () => {
    process.env.TMPDIR = before;
    if (before === undefined) delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}
