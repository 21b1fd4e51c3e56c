/** What of a component an application writes, as each framework writes it. */
import type { RootContent } from 'mdast';
import type { Labels } from '../labels';
import type { Component, ComponentSource } from '../types';
import type { Identified } from './ids';
import { code, facts, joined } from './nodes';

/** Characters of an import that stand on one line. */
const LINE = 80;

/** The class of an element: `IonModal` of `ion-modal`. */
export const classOf = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A name as HTML and Vue write it. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where the class of a component is imported from; nothing where no package exports it. */
export function importFacts({ tag, imports }: Component, labels: Labels): RootContent[] {
  if (imports.length === 0) return [];
  const packages = imports.map((name) => code(name));
  return facts([
    [labels.import, code(classOf(tag))],
    [labels.importFrom, joined(packages, ', ')],
  ]);
}

/** How each framework writes a property, shown by one whose name has two words. */
export function propertyNames({ properties }: Component): RootContent[] {
  const shown = properties.find(
    ({ name, attribute, isInput }) => attribute !== undefined && kebab(name) !== name && isInput,
  );
  if (shown?.attribute === undefined) return [];
  const { name, attribute } = shown;
  return facts([
    ['HTML', code(`${attribute}="…"`)],
    ['Angular', code(`[${name}]="…"`)],
    ['React', code(`${name}={…}`)],
    ['Vue', code(`:${attribute}="…"`)],
  ]);
}

/** How each framework writes the listener of an event, shown by the first. */
export function eventNames({ events: [first] }: Component): RootContent[] {
  if (!first) return [];
  const { name } = first;
  return facts([
    ['JavaScript', code(`addEventListener('${name}', …)`)],
    ['Angular', code(`(${name})="…"`)],
    ['React', code(`on${name.charAt(0).toUpperCase()}${name.slice(1)}={…}`)],
    ['Vue', code(`@${kebab(name)}="…"`)],
  ]);
}

/** How the types are imported that an application writes out, where the package exports any. */
export function typeImport(
  types: readonly Identified<{ name: string }>[],
  { package: name, exports }: ComponentSource,
): RootContent[] {
  const names = types.map(([, type]) => type.name).filter((type) => exports.has(type));
  if (names.length === 0) return [];
  const line = `import type { ${names.join(', ')} } from '${name}';`;
  const lines = `import type {\n  ${names.join(',\n  ')},\n} from '${name}';`;
  return [{ type: 'code', lang: 'ts', value: line.length > LINE ? lines : line }];
}
