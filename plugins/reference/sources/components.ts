import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { JsonDocs, JsonDocsMethod, JsonDocsStyle, JsonDocsTag } from '@ionic/core/dist/docs';
import type {
  Component,
  ComponentProperty,
  ComponentSource,
  CssProperty,
  Method,
  TypeDeclaration,
  TypeExpression,
} from '../types';
import { readFacts, type Facts } from '../facts';
import { exportedTypes, readPublicTypes, type PublicType } from './public-types';
import { readIcon, type RawComponent, type RawProperty } from './collection';
import { cssDefaults } from './css-defaults';
import { findDeclaration } from './declarations';
import { groupBy } from './group';
import { readPackageJson, type InstalledPackage } from './package';
import { laidOut, namesIn } from './type-text';

const DOCS_FILE = 'dist/docs.json';

/** What the type library says of a type whose declaration it could not follow. */
const UNRESOLVED = 'any';

const TYPES_FOLDER = 'dist/types';

/** The types of a source, as references name them and as texts do. */
interface Types {
  byId: ReadonlyMap<string, TypeDeclaration>;
  byName: ReadonlyMap<string, readonly TypeDeclaration[]>;
}

type References = JsonDocsMethod['complexType']['references'];

function typeOf(
  text: string,
  complex: { original?: string; references: References } | undefined,
  types: Types,
): TypeExpression {
  const named = Object.entries(complex?.references ?? {}).filter(([, { id }]) =>
    types.byId.has(id),
  );
  const own = Object.fromEntries(named.map(([name, { id }]) => [name, id]));
  const original = complex?.original;
  const shown = namesIn(text);
  // What the text has instead of an alias has no reference of its own
  const others = shown.flatMap((name) => {
    const [only, another] = types.byName.get(name) ?? [];
    return only && !another ? [[name, only.id] as const] : [];
  });
  const references = { ...Object.fromEntries(others), ...own };
  const hidden = Object.keys(own).some((name) => !shown.includes(name));
  return original !== undefined && hidden && namesIn(original).some((name) => name in own)
    ? { text, alias: original, references }
    : { text, references };
}

function propertyOf(
  raw: RawProperty,
  types: Types,
  others: Pick<ComponentProperty, 'virtual' | 'isInput' | 'since' | 'defaultBefore'>,
): ComponentProperty {
  return {
    ...raw,
    ...others,
    attribute: raw.attr,
    type: typeOf(raw.type, raw.complexType, types),
    reflects: raw.reflectToAttr,
    deprecated: raw.deprecation,
  };
}

function methodOf(raw: JsonDocsMethod, types: Types, since: string | undefined): Method {
  const complex = { references: raw.complexType.references };
  return {
    ...raw,
    signature: typeOf(raw.signature, complex, types),
    parameters: raw.parameters.map((each) => ({
      ...each,
      type: typeOf(each.type, complex, types),
    })),
    deprecated: raw.deprecation,
    since,
  };
}

function cssPropertiesOf({ tag, styles }: RawComponent, pkg: InstalledPackage): CssProperty[] {
  const byName = groupBy<JsonDocsStyle, string>(styles, ({ name }) => name);
  const defaults = [...cssDefaults(pkg, tag)];
  const defaultsOf = (name: string): CssProperty['defaults'] => {
    const known = defaults.flatMap(([mode, values]) => {
      const value = values.get(name);
      return value === undefined ? [] : [{ mode, value }];
    });
    return [...groupBy(known, ({ value }) => value)].map(([value, same]) => ({
      modes: same.map(({ mode }) => mode),
      value,
    }));
  };
  return [...byName].map(([name, entries]) => ({
    name,
    defaults: defaultsOf(name),
    // Each mode has its own entry
    docs: [...new Set(entries.map(({ docs }) => docs))].join('\n\n'),
  }));
}

function virtualNames(tags: readonly JsonDocsTag[]): ReadonlySet<string> {
  return new Set(
    tags
      .filter(({ name }) => name === 'virtualProp')
      // `{type} name - description`: the type is repeated in the property itself.
      .map(({ text }) => /^(?:\{[^}]*\}\s*)?(\w+)/.exec(text ?? '')?.[1] ?? ''),
  );
}

function componentOf(
  raw: RawComponent,
  types: Types,
  pkg: InstalledPackage,
  facts: Facts,
  written: readonly PublicType[] = [],
): Component {
  const virtual = virtualNames(raw.docsTags);
  const since = facts.since[raw.tag] ?? {};
  const notInAngular = facts.notInAngular[raw.tag] ?? [];
  return {
    tag: raw.tag,
    origin: `${pkg.name} ${pkg.version}`,
    encapsulation: raw.encapsulation,
    docs: raw.docs,
    since: since[''],
    module: moduleOf(raw.tag, pkg),
    imports: facts.imports[raw.tag] ?? [],
    properties: raw.props.map((prop) =>
      propertyOf(prop, types, {
        virtual: virtual.has(prop.name),
        isInput: !notInAngular.includes(prop.name),
        since: since[`prop-${prop.name}`],
        defaultBefore: facts.defaults[raw.tag]?.[prop.name],
      }),
    ),
    events: raw.events.map((event) => ({
      ...event,
      name: event.event,
      detail: typeOf(event.detail, event.complexType, types),
      deprecated: event.deprecation,
      since: since[`event-${event.event}`],
    })),
    methods: raw.methods.map((method) => methodOf(method, types, since[`method-${method.name}`])),
    slots: raw.slots,
    parts: raw.parts,
    cssProperties: cssPropertiesOf(raw, pkg),
    types: written.filter(({ component }) => raw.tag === `ion-${component}`).map(({ id }) => id),
  };
}

/** The module of a package that defines an element by itself. */
function moduleOf(tag: string, { name, dir }: InstalledPackage): string | undefined {
  const file = `components/${tag}.js`;
  return existsSync(join(dir, file)) ? `${name}/${file}` : undefined;
}

/** Gives a declaration a name where the library holds only what follows the equals sign. */
function declarationText(name: string, text: string): string {
  const bare = text.replace(/^export\s+(?:declare\s+)?/, '');
  const isNamed = /^(?:interface|type|class|enum|abstract)\b/.test(bare);
  return laidOut(isNamed ? bare : `type ${name} = ${bare};`);
}

/** The file that declares a type. */
const fileOf = (path: string, pkg: InstalledPackage): string =>
  join(pkg.dir, path.replace(/^src/, TYPES_FOLDER).replace(/(?:\.d)?\.tsx?$/, '.d.ts'));

/** The types, and those that their declarations name and the library lacks, and so on. */
function withNamed(types: readonly TypeDeclaration[], pkg: InstalledPackage): TypeDeclaration[] {
  const all = [...types];
  const known = new Set(types.map(({ name }) => name));
  for (const { id, declaration } of all) {
    const file = fileOf(id.slice(0, id.lastIndexOf('::')), pkg);
    for (const name of namesIn(declaration)) {
      // Any other word is of the language
      const found =
        known.has(name) || !/^[A-Z]/.test(name) ? undefined : findDeclaration(file, name);
      if (!found) continue;
      known.add(name);
      const path = relative(join(pkg.dir, TYPES_FOLDER), found.file).split(sep).join('/');
      // The loop comes to this one too
      all.push({ id: `src/${path}::${name}`, name, declaration: laidOut(found.text), docs: '' });
    }
  }
  return all;
}

function typesOf({ typeLibrary }: JsonDocs, pkg: InstalledPackage): TypeDeclaration[] {
  return Object.entries(typeLibrary).flatMap(([id, { declaration, docstring, path }]) => {
    const name = id.slice(id.lastIndexOf('::') + 2);
    const found =
      declaration === UNRESOLVED ? findDeclaration(fileOf(path, pkg), name)?.text : declaration;
    if (found === undefined) return [];
    return [{ id, name, declaration: declarationText(name, found), docs: docstring }];
  });
}

/**
 * Reads the custom elements of a package from its `dist/docs.json`. `ion-icon`, which Ionic's
 * packages take from `ionicons`, is read from the `ionicons` that the package resolves to.
 *
 * @param pkg `@ionic/core`, of any version whose docs.json has a type library
 * @throws FactsError where the file is absent
 */
export function readComponents(pkg: InstalledPackage): ComponentSource {
  const docs = readPackageJson(pkg, DOCS_FILE) as JsonDocs;
  const written = readPublicTypes(pkg);
  const own = [
    ...written.map(({ id, name, declaration }) => ({ id, name, declaration, docs: '' })),
    ...typesOf(docs, pkg),
  ];
  const byId = new Map(withNamed(own, pkg).map((type) => [type.id, type]));
  const types = { byId, byName: groupBy(byId.values(), ({ name }) => name) };
  const icon = readIcon(pkg);
  const facts = readFacts(pkg);
  const components = [
    ...docs.components.map((raw) => componentOf(raw, types, pkg, facts, written)),
    ...(icon ? [componentOf(icon.component, types, icon.pkg, facts)] : []),
  ].sort((a, b) => a.tag.localeCompare(b.tag, 'en'));
  return {
    package: pkg.name,
    version: pkg.version,
    components: new Map(components.map((component) => [component.tag, component])),
    types: byId,
    exports: exportedTypes(pkg),
  };
}
