/** What `plugins/search` logs of each locale: "Search: 2 versions, 1 kB, in 1.0 s." */
const REPORT = /Search: \d+ versions, .* in ([\d.]+) s\./g;

/**
 * Seconds that the search plugin took in a build, by its own account. Building the index by itself
 * takes longer: the process has to warm up, and to read pages that a build has just written.
 *
 * @param output what the build printed
 * @throws Error when the plugin says nothing in it
 */
export function reportedSeconds(output: string): number {
  const reports = [...output.matchAll(REPORT)];
  if (reports.length === 0) throw new Error('the build says nothing about the search index');
  return reports.reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}
