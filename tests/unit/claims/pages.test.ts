import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf, stacksDrawn, stepsDrawn } from '../../apps/claims/drawn';
import { planClaims, type ClaimsFile } from '../../apps/claims/list';
import { ClaimingPage } from '../../apps/claims/pages';
import type { Claim } from '../../apps/claims/types';
import { ROOT } from '../../../scripts/lib/run';

const FENCE = '```';
const TEXT = `---
title: A page
---

## First {#first}

It gives
the role \`cancel\`.

<Tabs groupId="framework">
<TabItem value="react" label="React">

${FENCE}ts title="src/a.ts"
export const a = 'react';
${FENCE}

</TabItem>
<TabItem value="vue" label="Vue">

${FENCE}ts title="src/a.ts"
export const a = 'vue';
${FENCE}

</TabItem>
</Tabs>

### Below {#below}

${FENCE}css
a { color: red; }
${FENCE}

## Second {#second}

${FENCE}ts title="src/b.ts"
export const b = 2;
${FENCE}
`;

let folder = '';
let path = '';

beforeEach(() => {
  mkdirSync(join(ROOT, '.docusaurus'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.docusaurus/claims-test-'));
  path = relative(ROOT, join(folder, 'page.mdx')).replaceAll('\\', '/');
  writeFileSync(join(ROOT, path), TEXT);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a page that makes claims', () => {
  it('says a sentence under a heading, over the breaks of its lines', () => {
    const page = new ClaimingPage(path);
    expect(page.saying(page.section('first'), 'It gives the role `cancel`.')).toEqual([]);
    expect(page.saying(page.section('first'), /the role `(\w+)`/)).toEqual(['cancel']);
    expect(() => page.saying(page.section('second'), 'It gives')).toThrow(
      `${path}:33: "Second" does not say It gives any more`,
    );
  });

  it('gives the fence of the framework, from a heading and those below it', () => {
    const page = new ClaimingPage(path);
    const fence = { heading: 'first', title: 'src/a.ts' };
    expect(page.fence(fence, 'vue')).toBe("export const a = 'vue';\n");
    expect(page.fence({ heading: 'first', language: 'css' }, 'vue')).toBe('a { color: red; }\n');
    expect(() => page.fence({ heading: 'first', title: 'src/b.ts' }, 'vue')).toThrow(
      `${path}:5: "First" has no fence "src/b.ts", which a claim runs`,
    );
  });

  const planned = (claim: Partial<Claim>) => {
    const whole: Claim = { heading: 'first', says: 'It gives', try: async () => {}, ...claim };
    const file: ClaimsFile = { page: path, file: 'package.json', content: { claims: [whole] } };
    return planClaims([file]);
  };
  const sumOf = (claim: Partial<Claim> = {}) =>
    planned({ framework: 'vue', fences: ['src/a.ts'], ...claim }).planned[0]?.sum;

  it('names what is gone in one line, and plans the rest', () => {
    expect(planned({ heading: 'third' }).problems).toEqual([
      `${path}:1: no heading {#third}, which a claim names`,
    ]);
    expect(planned({}).planned).toMatchObject([{ framework: 'javascript', version: 'v8' }]);
  });

  it('has another sum when its files are others, and counts what is left out', () => {
    expect(sumOf()).toBe(sumOf());
    expect(sumOf({ files: { 'src/c.ts': '' } })).not.toBe(sumOf());
    expect(sumOf({ framework: 'react' })).not.toBe(sumOf());
    expect([...planned({ notIn: { v8: 'a reason' } }).leftOut]).toEqual([['v8: a reason', 1]]);
  });
});

describe('what a figure draws', () => {
  const section = (text: string) => ({ title: 'Order', line: 1, text });
  const svg = `<g className="label"><text x="50" y="60">WillEnter</text><text x="10" y="64">mount</text>
<text x="10" y="184">DidLeave</text></g><g className="note"><text x="50" y="82">B</text></g>`;

  it('is read row by row, from the left, with the note below', () => {
    expect(stepsDrawn(section(svg))).toEqual([['mount', 'B WillEnter'], ['DidLeave']]);
    expect(() => stepsDrawn(section('nothing'))).toThrow('"Order" has no figure with labels');
  });

  it('is read stack by stack, from the bottom up', () => {
    const stacks = `<g className="label"><text x="9" y="20">List</text><text x="9" y="60">Home</text></g>
<g className="note"><text x="9" y="90">start</text></g>`;
    expect(stacksDrawn(section(stacks))).toEqual({ start: ['Home', 'List'] });
  });

  it('and rows of tables have their cells as written', () => {
    const table = '| Call | Page |\n| --- | --- |\n| `push` | stays |\n';
    expect(rowsOf(section(table))).toEqual([['`push`', 'stays']]);
  });
});
