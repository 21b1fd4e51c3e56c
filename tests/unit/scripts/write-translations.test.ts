import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run';
import { BABEL, ownTexts } from '../../../scripts/write-translations';

/** Babel's configuration, which is no module of TypeScript. */
const babel = createRequire(__filename)(join(ROOT, BABEL.DOCUSAURUS_BABEL_CONFIG_FILE_NAME)) as {
  overrides: { test(file: string): boolean }[];
};

const DEMOS = join(ROOT, 'src/demos');

describe('the texts of scripts', () => {
  it('are read with decorators wherever a demo has some', () => {
    const decorated = readdirSync(DEMOS, { recursive: true, encoding: 'utf8' })
      .map((file) => join(DEMOS, file))
      .filter((file) => file.endsWith('.ts') && /^@\w+\(/m.test(readFileSync(file, 'utf8')));
    expect(decorated.some((file) => /example\.component\.ts$/.test(file))).toBe(true);
    const refused = decorated.filter((file) => !babel.overrides.some(({ test }) => test(file)));
    expect(refused).toEqual([]);
  });

  it('are written without those that the theme has, unless they were there', () => {
    const before = { 'theme.a': 'A', 'site.b': 'B' };
    const after = { ...before, 'theme.c': 'C', 'site.d': 'D', 'theme.e': 'E' };
    expect(ownTexts(before, after, new Set(['theme.a', 'theme.c']))).toEqual({
      'theme.a': 'A',
      'site.b': 'B',
      'site.d': 'D',
      'theme.e': 'E',
    });
  });
});
