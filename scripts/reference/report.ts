/**
 * Prints which members of components no demo shows, and which no page names, then those that need no demo, by reason.
 *
 *   tsx scripts/reference/report.ts [component] …
 */
import { runMain } from '../lib/run';
import { cover, readMembers, type Member } from './coverage';
import { UNSEEN } from './unseen';

const list = (members: readonly Member[]): string =>
  members.map(({ component, kind, name }) => `${component} ${name} (${kind})`).join(', ') || 'none';

runMain(async () => {
  const only = process.argv.slice(2);
  const { members, excused, notShown, notNamed, stale } = cover(readMembers(), UNSEEN);
  const chosen = (some: readonly Member[]): Member[] =>
    some.filter(
      ({ component }) => only.length === 0 || only.includes(component.replace('ion-', '')),
    );
  console.log(`no demo and no reason: ${list(chosen(notShown))}`);
  console.log(`named by no page: ${list(chosen(notNamed))}`);
  if (stale.length > 0) console.log(`reasons for nothing: ${stale.join(', ')}`);
  for (const [{ why }, some] of excused) {
    const own = chosen(some);
    if (own.length > 0) console.log(`\n${why} (${own.length}):\n  ${list(own)}`);
  }
  const all = chosen(members);
  const shown = all.filter(({ isShown }) => isShown).length;
  console.log(`\n${all.length} members, ${shown} shown by a demo`);
});
