import { groupBy } from '../../../plugins/reference/sources/group';
import { membersOf, type Change, type Comparison, type FactChange } from './compare';

/** A union with this many members is compared member by member. */
const LONG_UNION = 8;

const SIGNS = { added: '+', removed: '-', changed: '~', deprecated: '!' } as const;

function shown(value: string | undefined): string {
  return value === undefined ? '(none)' : value.replace(/\s+/g, ' ');
}

/** Two versions of a fact; of a long union only the members that came and went. */
function difference({ fact, before, after }: FactChange): string {
  const [old, young] = [membersOf(before ?? ''), membersOf(after ?? '')];
  if (Math.min(old.length, young.length) < LONG_UNION) {
    return `    ${fact}: ${shown(before)} → ${shown(after)}`;
  }
  const gone = old.filter((member) => !young.includes(member)).map((member) => `- ${member}`);
  const come = young.filter((member) => !old.includes(member)).map((member) => `+ ${member}`);
  return `    ${fact}: ${[...gone, ...come].join(', ')}`;
}

function line(change: Change): string[] {
  const head = `${SIGNS[change.change]} ${change.kind} ${change.name}`;
  if (change.change === 'changed') {
    return [head, ...change.facts.map(difference)];
  }
  if (change.change === 'deprecated') {
    return [change.text === '' ? head : `${head}: ${shown(change.text)}`];
  }
  return [head];
}

/** A comparison as text, one owner after the other: `+` added, `-` removed, `~` changed, `!` deprecated. */
export function formatComparison({ before, after, changes }: Comparison): string {
  const title = `${before.package}@${before.version} → ${after.package}@${after.version}`;
  const counts = (Object.keys(SIGNS) as (keyof typeof SIGNS)[])
    .map((kind) => `${changes.filter(({ change }) => change === kind).length} ${kind}`)
    .join(', ');
  const owners = [...groupBy(changes, ({ owner }) => owner)].map(([owner, own]) =>
    [owner, ...own.flatMap(line).map((text) => `  ${text}`)].join('\n'),
  );
  return [`${title}\n${counts}`, ...owners].join('\n\n');
}
