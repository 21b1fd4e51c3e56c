import { expect, it } from 'vitest';
import { unescapeHtml } from '../../../src/lib/html';

it('unescapeHtml reads what any writer of HTML escapes, and leaves other entities', () => {
  expect(unescapeHtml('&#x3C;b&#62; &LT;i&GT; &quot;&amp;lt;&quot; &nbsp;')).toBe(
    '<b> <i> "&lt;" &nbsp;',
  );
});
