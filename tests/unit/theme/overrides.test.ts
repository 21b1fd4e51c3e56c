import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run';

it('Each override of the theme says at its top what it overrides and why', () => {
  const folder = join(ROOT, 'src/theme');
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of entries.filter((name) => name.endsWith('index.tsx'))) {
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source, file).toMatch(/^\/\*\*(?:\n \*)? (?:Wraps|Replaces) [^]{20,}?\*\//);
  }
});
