import { describe, expect, it } from 'vitest';
import { groupsOfPage } from '../../apps/samples/fences';
import { findingsIn } from '../../apps/samples/compile';
import { VERSIONS, type DocsVersion } from '../../../config/versions';

const [V8] = VERSIONS as readonly [DocsVersion];

const FENCE = '```';

function page(...fences: [info: string, code: string][]): string {
  return fences.map(([info, code]) => `${FENCE}${info}\n${code}\n${FENCE}\n`).join('\n');
}

// That each checker finds what is wrong: tests/fixtures/samples/bad.mdx
describe('the samples of a page', () => {
  it('are a project of its own for each state of a file', () => {
    const text = page(
      ['ts title="a.ts"', 'let first;'],
      ['ts title="b.ts"', 'let other;'],
      ['ts title="a.ts"', 'let second;'],
    );
    const groups = groupsOfPage(text, 'p.mdx', V8);
    expect(groups.map(({ samples }) => samples.map(({ code }) => code.trim()))).toEqual([
      ['let first;', 'let other;'],
      ['let second;', 'let other;'],
    ]);
  });

  it('may be left out with a reason, and not without', () => {
    const [group] = groupsOfPage(page(['ts no-check="a fragment"', 'x']), 'p.mdx', V8);
    expect(group?.samples[0]?.unchecked).toBe('a fragment');
    expect(() => groupsOfPage(page(['ts no-check', 'x']), 'p.mdx', V8)).toThrow(
      'p.mdx:1: no-check without a reason',
    );
  });

  it('are written to no path outside of their project', () => {
    const [group] = groupsOfPage(page(['ts title="../../etc/a.ts"', 'x']), 'p.mdx', V8);
    expect(group?.samples[0]?.file).toBe('fence-2.ts');
  });
});

describe('what a compiler says of a sample', () => {
  it('is told with the line of the page', () => {
    const [group] = groupsOfPage(page(['ts title="a.ts"', 'x']), 'p.mdx', V8);
    const samples = new Map([['0/a.ts', group!.samples[0]!]]);
    const { findings, unplaced } = findingsIn(
      "0/a.ts(1,1): error TS2304: Cannot find name 'x'.\nerror TS5023: Unknown option.",
      { samples },
    );
    expect(findings).toEqual([
      { version: V8, origin: 'p.mdx', line: 2, message: "TS2304: Cannot find name 'x'." },
    ]);
    expect(unplaced).toHaveLength(1);
  });
});
