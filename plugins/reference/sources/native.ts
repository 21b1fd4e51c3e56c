import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, Method, NativeSource, TypeExpression } from '../types';
import type { JsonDocsTag } from '@ionic/core/dist/docs';
import { readDefinitions } from './definitions';
import type { RawNativeDocs, RawNativeMethod, RawNativeProperty } from './native-docs';
import { readPackageJson, type InstalledPackage } from './package';
import { namesIn } from './type-text';

const DOCS_FILE = 'dist/docs.json';

/** Types of the language that the source lists among the plugin's own. */
const LANGUAGE_TYPES = new Set(['Date']);

/** An npm scope after a space in a JSDoc text is taken for a tag of its own by the source. */
const SPLIT_SCOPE = /^\/[\w-]+/;

type Names = ReadonlySet<string>;

function mended(tags: readonly JsonDocsTag[]): JsonDocsTag[] {
  const result: JsonDocsTag[] = [];
  for (const tag of tags) {
    const last = result.at(-1);
    if (last && SPLIT_SCOPE.test(tag.text ?? '')) {
      result[result.length - 1] = { name: last.name, text: `${last.text} @${tag.name}${tag.text}` };
    } else {
      result.push(tag);
    }
  }
  return result;
}

function tagText(tags: readonly JsonDocsTag[], name: string): string | undefined {
  const tag = mended(tags).find((candidate) => candidate.name === name);
  return tag ? (tag.text ?? '').trim() : undefined;
}

function typeOf(text: string, names: Names): TypeExpression {
  const references = namesIn(text).filter((name) => names.has(name));
  return { text, references: Object.fromEntries(references.map((name) => [name, name])) };
}

function methodOf(raw: RawNativeMethod, names: Names): Method {
  return {
    name: raw.name,
    signature: typeOf(`${raw.name}${raw.signature}`, names),
    parameters: raw.parameters.map((each) => ({ ...each, type: typeOf(each.type, names) })),
    docs: raw.docs,
    deprecated: tagText(raw.tags, 'deprecated'),
    since: tagText(raw.tags, 'since'),
  };
}

/** The event that an overload of `addListener` listens to: its first parameter is a literal. */
function listenedEvent(raw: RawNativeMethod): string | undefined {
  if (raw.name !== 'addListener') return undefined;
  return /^['"](?<event>[^'"]+)['"]$/.exec(raw.parameters[0]?.type ?? '')?.groups?.event;
}

function fieldOf(raw: RawNativeProperty, names: Names): Field {
  return {
    name: raw.name,
    type: typeOf(raw.type, names),
    docs: raw.docs,
    default: tagText(raw.tags, 'default'),
    since: tagText(raw.tags, 'since'),
    examples: mended(raw.tags).flatMap(({ name, text }) =>
      (name === 'example' || name === 'usage') && text ? [text] : [],
    ),
    deprecated: tagText(raw.tags, 'deprecated'),
  };
}

/** The source writes a function type as a signature, `(a: A): B`; a type expression has an arrow. */
function withArrow(text: string): string {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth -= 1;
    if (depth > 0) continue;
    const isSignature = text[index] === ')' && text.startsWith(': ', index + 1);
    return isSignature ? `${text.slice(0, index + 1)} => ${text.slice(index + 3)}` : text;
  }
  return text;
}

function sourceOf(raw: RawNativeDocs, pkg: InstalledPackage): NativeSource {
  const declared = [...raw.interfaces, ...raw.enums, ...raw.typeAliases].map(({ name }) => name);
  const names = new Set(declared.filter((name) => !LANGUAGE_TYPES.has(name)));
  const [config] = raw.pluginConfigs;
  return {
    package: pkg.name,
    version: pkg.version,
    docs: raw.api.docs,
    methods: raw.api.methods
      .filter((method) => listenedEvent(method) === undefined)
      .map((method) => methodOf(method, names)),
    listeners: raw.api.methods.flatMap((method) => {
      const event = listenedEvent(method);
      return event === undefined ? [] : [{ ...methodOf(method, names), event }];
    }),
    configuration: config && {
      docs: config.docs,
      fields: config.properties.map((property) => fieldOf(property, names)),
    },
    interfaces: raw.interfaces
      .filter(({ name }) => names.has(name))
      .map(({ name, docs, tags, methods, properties }) => ({
        name,
        docs,
        fields: [
          ...properties,
          ...methods.map((method) => ({ ...method, type: method.signature })),
        ].map((member) => fieldOf(member, names)),
        since: tagText(tags, 'since'),
        deprecated: tagText(tags, 'deprecated'),
      })),
    enums: raw.enums.map(({ name, members }) => ({
      name,
      members: members.map(({ tags, ...member }) => ({
        ...member,
        since: tagText(tags, 'since'),
        deprecated: tagText(tags, 'deprecated'),
      })),
    })),
    aliases: raw.typeAliases.map(({ name, docs, types }) => ({
      name,
      docs,
      type: typeOf(types.map(({ text }) => withArrow(text)).join(' | '), names),
    })),
  };
}

/**
 * Reads a Capacitor plugin from its `dist/docs.json`, or, where a release was published without
 * that file, from the declarations that the file is made of.
 *
 * @param pkg a plugin of `@capacitor`
 * @throws FactsError where neither is there
 */
export function readNative(pkg: InstalledPackage): NativeSource {
  const docs = existsSync(join(pkg.dir, DOCS_FILE))
    ? (readPackageJson(pkg, DOCS_FILE) as RawNativeDocs)
    : readDefinitions(pkg);
  return sourceOf(docs, pkg);
}
