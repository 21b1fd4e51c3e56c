import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../content/content/markdown';
import { ROOT } from '../../../scripts/lib/run';
import type { PageError } from '../../../src/lib/page-error';
import { knownComponents } from '../../../src/remark/known-components';

/** What the compiler of a page is told. */
function told(text: string): unknown {
  try {
    knownComponents({ siteDir: ROOT })(parseMarkdown(text), { path: join(ROOT, 'docs/a.mdx') });
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('components of a page', () => {
  it.each([
    '<Demo name="button/basic" />\n\n<Tabs>\n<TabItem value="a">a</TabItem>\n</Tabs>',
    "import Own from './own';\n\n<Own />",
    'export const Own = () => <b />;\n\n<Own.Part />',
  ])('are known: %s', (text) => expect(told(text)).toBeUndefined());

  it('stop it with one line where they are not', () => {
    const error = told('Text.\n\nAnd <Deno name="a" />.') as PageError;
    expect(error.message).toBe('docs/a.mdx:3:5: unknown component <Deno>; did you mean "Demo"?');
    // Docusaurus prints the rest of an error too
    expect([JSON.stringify(error), error.stack]).toEqual(['{}', '']);
    expect(error.place).toEqual({ line: 3, column: 5 });
  });
});
