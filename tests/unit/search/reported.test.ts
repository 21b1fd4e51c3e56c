import { expect, it } from 'vitest';
import { reportedSeconds } from '../../bench/search/reported';

it('adds up what the plugin says of each locale, in color or not', () => {
  const output = [
    '[INFO] Website will be built for all these locales:',
    '[INFO] Search: 2 versions, 3400 kB, in 3.4 s.',
    '\u001B[36m[INFO]\u001B[39m Search: 1 versions, 0 kB, in 1.6 s.',
    'Done in 80 s.',
  ].join('\n');
  expect(reportedSeconds(output)).toBeCloseTo(5);
});

it('does not take a build without a report for one without cost', () => {
  expect(() => reportedSeconds('[SUCCESS] Generated static files')).toThrow(/nothing about/);
});
