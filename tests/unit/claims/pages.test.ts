import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { planClaims, type ClaimsFile } from '../../apps/claims/list';
import type { Claim } from '../../apps/claims/types';
import { ROOT } from '../../../scripts/lib/run';

// What is told of a page that claims something wrong: tests/apps/claims/self-test.ts

const FENCE = '```';

mkdirSync(join(ROOT, '.docusaurus'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.docusaurus/claims-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  join(folder, 'page.mdx'),
  `## First {#first}\n\nIt gives\nthe role.\n\n${FENCE}ts title="src/a.ts"\nlet a;\n${FENCE}\n`,
);

function planned(claim: Partial<Claim>) {
  const whole: Claim = { heading: 'first', says: 'It gives the', try: async () => {}, ...claim };
  const page = relative(ROOT, join(folder, 'page.mdx')).replaceAll('\\', '/');
  const file: ClaimsFile = { page, file: 'package.json', content: { claims: [whole] } };
  return planClaims([file]);
}

const sumOf = (claim: Partial<Claim> = {}) =>
  planned({ framework: 'vue', fences: ['src/a.ts'], ...claim }).planned[0]?.sum;

it('A claim is tried again when its files are others', () => {
  expect(sumOf()).toBeDefined();
  expect(sumOf()).toBe(sumOf());
  expect(sumOf({ files: { 'src/c.ts': '' } })).not.toBe(sumOf());
});

it('A claim that is left out of a version is counted with its reason', () => {
  expect([...planned({ notIn: { v8: 'a reason' } }).leftOut]).toEqual([['v8: a reason', 1]]);
});
