import { describe, expect, it } from 'vitest';
import { copiedText } from '../../../src/theme/CodeBlock/copiedText';

describe('copiedText', () => {
  const session =
    '$ ionic --version\n7.2.1\n$ npm install \\\n  --save-dev typescript\nadded 1 package';

  it('of a session takes the commands, without prompts and output', () => {
    expect(copiedText(session, 'language-shell-session')).toBe(
      'ionic --version\nnpm install \\\n  --save-dev typescript',
    );
  });

  it('takes all of what has no prompt, and of what is no session', () => {
    const output = '  Local: http://localhost:5173/';
    expect(copiedText(output, 'language-shell-session')).toBe(output);
    expect(copiedText(session, 'language-text')).toBe(session);
  });
});
