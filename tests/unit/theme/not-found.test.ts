import { expect, it } from 'vitest';
import { lastWords } from '../../../src/theme/NotFound/Content/words';

it.each([
  ['/docs/api/action-sheet', 'action sheet'],
  ['/docs/api/modal.html', 'modal'],
  ['/docs/ja/%E3%83%A2%E3%83%BC%E3%83%80%E3%83%AB/', 'モーダル'],
  ['/docs/%E0%A4', '%E0%A4'],
  ['/', ''],
])('an unknown address %s suggests a search for “%s”', (pathname, words) => {
  expect(lastWords(pathname)).toBe(words);
});
