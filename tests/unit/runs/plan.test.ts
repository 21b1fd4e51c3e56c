import { describe, expect, it } from 'vitest';
import { judge } from '../../apps/runs/plan';
import type { Demo } from '../../../src/lib/demo';

const entry = { framework: 'vue', versions: ['v7'], pattern: '^step 2 ', why: 'It stays open' };
const source = { meta: { differs: [entry] } } as unknown as Demo;
const vue = { source, framework: 'vue', version: 'v7', mode: 'md' } as const;

describe('A difference from the plain page that meta.json names', () => {
  it('is excused, with its reason', () => {
    expect(judge(vue, 'step 2 "tap": differs')).toEqual({ why: 'It stays open' });
  });

  it('excuses no other difference, and none of another framework or version', () => {
    expect(judge(vue, 'start: differs').problem).toMatch(/^start: differs; .*\/\^step 2 \//);
    const problem = 'step 2 "tap": differs';
    expect(judge({ ...vue, framework: 'react' }, problem)).toEqual({ problem });
    expect(judge({ ...vue, version: 'v8' }, problem)).toEqual({ problem });
  });

  it('goes once it is not there any more', () => {
    expect(judge(vue, undefined).problem).toMatch(/^differs no more/);
  });
});
