/** What of a component an application writes, as each framework writes it. */
import type { RootContent } from 'mdast';
import { resolveLink } from '../markdown/links';
import type { Component, ComponentSource } from '../types';
import type { PageContext } from './context';
import type { Identified } from './ids';
import { code, codeLines, facts, link, nodesOf, type Fact } from './nodes';

/** The class of an element: `IonModal` of `ion-modal`. */
export const classOf = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A name as HTML and Vue write it. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Packages of components by their framework; the one of NgModules has no component to import. */
const FRAMEWORKS: Readonly<Record<string, string>> = {
  '@ionic/angular': 'Angular',
  '@ionic/angular/standalone': 'Angular',
  '@ionic/react': 'React',
  '@ionic/vue': 'Vue',
};
const MODULES = '@ionic/angular';

/** How a project with NgModules imports components, which the demos do not. */
const MODULES_GUIDE = '/docs/angular/build-options#modules';

function modulesNote({ labels, page, pages }: PageContext): RootContent[] {
  const { before, link: project, after } = labels.modules;
  const address = resolveLink(MODULES_GUIDE, page, pages);
  return [
    ...nodesOf(before),
    ...(address === undefined ? nodesOf(project) : [link(address, project)]),
    ...nodesOf(after),
  ];
}

/** How a component is imported in each framework; nothing where no package exports it. */
export function importLines(
  { tag, imports, module }: Component,
  context: PageContext,
): RootContent[] {
  if (imports.length === 0) return [];
  const line = (name: string, from: string): RootContent =>
    code(`import { ${name} } from '${from}';`);
  return facts(
    [
      module !== undefined && ['JavaScript', line('defineCustomElement', module)],
      ...imports.map((from): Fact => {
        const content = from === MODULES ? modulesNote(context) : line(classOf(tag), from);
        return [FRAMEWORKS[from] ?? from, content];
      }),
    ],
    'ref-facts ref-imports',
  );
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
  return [codeLines(`import type { ${names.join(', ')} } from '${name}';`)];
}
