import { groupBy } from '../../../plugins/reference/sources/group';
import { entriesOf, type AnySource, type Entry } from './entries';

/** A fact that differs between two versions; an absent side has no such fact. */
export interface FactChange {
  fact: string;
  before?: string;
  after?: string;
}

/** What happened to one entry. */
export type Change = Pick<Entry, 'owner' | 'kind' | 'name'> &
  (
    | { change: 'added' | 'removed' }
    | { change: 'changed'; facts: readonly FactChange[] }
    | { change: 'deprecated'; text: string }
  );

/** Differences between two versions, for a report or for release notes. */
export interface Comparison {
  before: { package: string; version: string };
  after: { package: string; version: string };
  changes: readonly Change[];
}

/** Members of a union type; of anything else, the text itself. */
export function membersOf(type: string): string[] {
  return type.split(/\s*\|\s*/);
}

/** An overload has no name of its own: the order among equals tells them apart. */
function keyed(entries: readonly Entry[]): Map<string, Entry> {
  const groups = groupBy(entries, ({ owner, kind, name }) => `${owner}\n${kind}\n${name}`);
  return new Map(
    [...groups].flatMap(([key, same]) =>
      same.map((entry, index) => [`${key}\n${index}`, entry] as const),
    ),
  );
}

/** A union's members in one order: compilers print them in different ones. */
function inOrder(fact: string | undefined): string | undefined {
  return fact === undefined ? undefined : membersOf(fact).sort().join(' | ');
}

function changedFacts(before: Entry, after: Entry): FactChange[] {
  const names = new Set([...Object.keys(before.facts), ...Object.keys(after.facts)]);
  return [...names]
    .map((fact) => ({ fact, before: before.facts[fact], after: after.facts[fact] }))
    .filter((change) => inOrder(change.before) !== inOrder(change.after));
}

function differences(before: Entry | undefined, after: Entry | undefined): Change[] {
  if (!before || !after) {
    const entry = before ?? after;
    if (!entry) return [];
    const { owner, kind, name } = entry;
    return [{ owner, kind, name, change: before ? 'removed' : 'added' }];
  }
  const { owner, kind, name, deprecated } = after;
  const facts = changedFacts(before, after);
  return [
    ...(facts.length > 0 ? [{ owner, kind, name, change: 'changed' as const, facts }] : []),
    ...(before.deprecated === undefined && deprecated !== undefined
      ? [{ owner, kind, name, change: 'deprecated' as const, text: deprecated }]
      : []),
  ];
}

/**
 * Compares two versions of a package.
 *
 * @returns changes by owner and in the order of the sources; members of an owner that was added or
 *   removed as a whole are not listed one by one
 */
export function compareSources(before: AnySource, after: AnySource): Comparison {
  const [old, young] = [keyed(entriesOf(before)), keyed(entriesOf(after))];
  const keys = [...new Set([...old.keys(), ...young.keys()])];
  const all = keys.flatMap((key) => differences(old.get(key), young.get(key)));
  const whole = new Set(
    all.flatMap(({ change, owner, name }) =>
      owner === name && (change === 'added' || change === 'removed') ? [owner] : [],
    ),
  );
  return {
    before: { package: before.package, version: before.version },
    after: { package: after.package, version: after.version },
    changes: all
      .filter(({ owner, name }) => owner === name || !whole.has(owner))
      .sort((a, b) => a.owner.localeCompare(b.owner, 'en')),
  };
}
