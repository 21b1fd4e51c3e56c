import { expect, test } from 'vitest';
import { breakNames } from '../../../src/theme/TOC/breakNames';

test('names in the contents break where a word of them begins, and text as it does', () => {
  expect(breakNames('<code>ModalBreakpointChangeEventDetail</code>')).toBe(
    '<code>Modal<wbr>Breakpoint<wbr>Change<wbr>Event<wbr>Detail</code>',
  );
  expect(breakNames('<code>href</code>、<code>target</code>')).toBe(
    '<span class="with-mark"><code>href</code>、</span><code>target</code>',
  );
  expect(breakNames('Why TypeScript: <code>--ion-color</code>')).toBe(
    'Why TypeScript: <code>--ion-color</code>',
  );
  expect(breakNames('<code>Promise&lt;HTMLElement&gt;</code>')).toBe(
    '<code>Promise&lt;HTMLElement&gt;</code>',
  );
});
