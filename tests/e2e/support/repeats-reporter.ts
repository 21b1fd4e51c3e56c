import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { PassedSums } from '../../../scripts/lib/sums';
import { allTitles, RECORD, SUM } from './repeats';

/** Keeps the sums of tests that have passed, forgets those that have failed, and says how many were not repeated. */
export default class RepeatsReporter implements Reporter {
  private readonly record = new PassedSums(RECORD);
  private spared = 0;
  private tried = 0;

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult): void {
    const sum = annotations.find(({ type }) => type === SUM)?.description;
    if (sum === undefined) return;
    if (status === 'skipped') {
      this.spared += 1;
      return;
    }
    this.tried += 1;
    if (status === 'passed') this.record.add(title, sum);
    else this.record.remove(title);
  }

  onEnd(): void {
    // Runs of other tests leave the record alone
    if (this.tried > 0) this.record.write(allTitles());
    if (this.spared === 0) return;
    console.log(
      `\n${this.spared} tests of demos not repeated: they have passed with the same pages (DOCS_REPEAT=all repeats them)`,
    );
  }
}
