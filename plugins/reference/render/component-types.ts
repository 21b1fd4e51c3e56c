import { namesIn } from '../sources/type-text';
import type { Component, ComponentSource, TypeDeclaration, TypeExpression } from '../types';
import { groupBy } from '../sources/group';

/** A type that a page shows. */
export interface ShownType extends TypeDeclaration {
  /** Keys of the types that the declaration mentions, by name. */
  references: Readonly<Record<string, string>>;
}

/** Pages that tell of a type more than its declaration. */
const PAGES: Readonly<Record<string, string>> = {
  Animation: 'utilities/animations',
  GestureDetail: 'utilities/gestures',
};

/** Pages of types by the key of these. */
export function typePages({ types }: ComponentSource): [key: string, page: string][] {
  return [...types.values()].flatMap(({ id, name }) => {
    const page = PAGES[name];
    return page === undefined ? [] : [[id, page] as [string, string]];
  });
}

function expressionsOf({ properties, events, methods }: Component): TypeExpression[] {
  return [
    ...properties.map(({ type }) => type),
    ...events.map(({ detail }) => detail),
    // With the types of its parameters and of its result
    ...methods.map(({ signature }) => signature),
  ];
}

/** Keys of the named types that an expression shows, in its text or as its alias. */
function shownKeys({ text, alias = '', references }: TypeExpression): string[] {
  return [...namesIn(text), ...namesIn(alias)].flatMap((name) => references[name] ?? []);
}

/** Finds a declaration's own mentions: the type of that name in its file, or the only one there is. */
function mentionResolver(source: ComponentSource) {
  const byName = groupBy(source.types.values(), ({ name }) => name);
  return ({ id, name: own, declaration }: TypeDeclaration): Record<string, string> => {
    const file = id.slice(0, id.lastIndexOf('::'));
    const others = namesIn(declaration).filter((name) => name !== own);
    return Object.fromEntries(
      others.flatMap((name) => {
        const [only, another] = byName.get(name) ?? [];
        const found = source.types.get(`${file}::${name}`) ?? (another ? undefined : only);
        return found ? [[name, found.id]] : [];
      }),
    );
  };
}

/**
 * Types that a component's page expands, each once: those that its properties, events and methods
 * name, those that the package exports for it, and those that the expansions name in turn; by name.
 */
export function typesShown(component: Component, source: ComponentSource): ShownType[] {
  const mentionsOf = mentionResolver(source);
  const shown = new Map<string, ShownType>();
  const queue = [...component.types, ...expressionsOf(component).flatMap(shownKeys)];
  for (const key of queue) {
    const declaration = source.types.get(key);
    if (!declaration || shown.has(key) || declaration.name in PAGES) continue;
    const references = mentionsOf(declaration);
    shown.set(key, { ...declaration, references });
    // The loop comes to these too
    queue.push(...Object.values(references));
  }
  return [...shown.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
