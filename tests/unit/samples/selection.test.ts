import { describe, expect, it } from 'vitest';
import { expectNamed } from '../../apps/samples/selection';

const PATHS = ['docs/api/button.mdx', 'docs/api/button-group.mdx', 'src/demos/button/basic'];

describe('expectNamed', () => {
  it('says which name stands for nothing', () => {
    expect(() => expectNamed(PATHS, ['docs/api', 'docs/api/buton.mdx'])).toThrow(
      /^"docs\/api\/buton\.mdx": no page and no demo; accepts files and folders such as /,
    );
  });
});
