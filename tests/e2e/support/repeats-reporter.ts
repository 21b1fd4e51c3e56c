import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { results, SUM } from './repeats';

/** Remembers tests that have passed, forgets those that have failed, and says how many were not repeated. */
export default class RepeatsReporter implements Reporter {
  private spared = 0;

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult): void {
    const sum = annotations.find(({ type }) => type === SUM)?.description;
    if (sum === undefined) return;
    if (status === 'skipped') {
      this.spared += 1;
      return;
    }
    if (status === 'passed') results.add(title, sum);
    else results.remove(title, sum);
  }

  onEnd(): void {
    if (this.spared === 0) return;
    console.log(
      `\n${this.spared} tests of demos not repeated: they have passed with the same pages (DOCS_REPEAT=all repeats them)`,
    );
  }
}
