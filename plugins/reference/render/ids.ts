/** Characters that cannot stand in an id. */
const UNSAFE = /[^\w-]+/g;

/**
 * An id with its prefix: `prop-` property, `event-` event, `method-` method, `slot-` slot, `part-`
 * shadow part, `css-` CSS custom property, `type-` type, `input-` input, `option-` option,
 * `config-` setting. The prefix keeps a property and a method of one name apart.
 */
export type IdKind =
  'prop' | 'event' | 'method' | 'slot' | 'part' | 'css' | 'type' | 'input' | 'option' | 'config';

/** A member and its id. */
export type Identified<T> = readonly [id: string, member: T];

/** Id of a member. */
export function idOf(kind: IdKind, name: string): string {
  const safe = name
    .replace(/^-+/, '')
    .replace(UNSAFE, '-')
    .replace(/^-+|-+$/g, '');
  return `${kind}-${safe === '' ? 'default' : safe}`;
}

/** Hands out ids; a name that occurs again (an overload, a variant) gets a number. */
export class IdSequence {
  readonly #used = new Set<string>();

  next(kind: IdKind, name: string): string {
    const id = idOf(kind, name);
    let free = id;
    for (let number = 2; this.#used.has(free); number += 1) free = `${id}-${number}`;
    this.#used.add(free);
    return free;
  }

  /** Members with the ids that their names give. */
  all<T extends { name: string }>(kind: IdKind, members: readonly T[]): Identified<T>[] {
    return members.map((member) => [this.next(kind, member.name), member]);
  }
}
