/** Which members of components a demo shows and a page names, and why the others need none. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMOS, demosOptions } from '../../config/demos';
import { newestOf, VERSIONS } from '../../config/versions';
import { readDemos } from '../../plugins/demos/folders';
import { classOf, kebab } from '../../plugins/reference/render/names';
import { readComponents } from '../../plugins/reference/sources/components';
import { findPackage } from '../../plugins/reference/sources/package';
import type { Component } from '../../plugins/reference/types';
import { sourceTree } from '../../src/lib/docs-trees';
import { ROOT } from '../lib/run';

export interface Member {
  component: string;
  kind: 'property' | 'event' | 'method' | 'slot' | 'part';
  name: string;
  isShown: boolean;
  isNamed: boolean;
}

/** Why some members have no demo. */
export interface Reason {
  why: string;
  /** `name`, or `component.name`; `*` is any text. */
  members: readonly string[];
  /** Whether their row of the reference says all there is, so that the page need not name them either. */
  rowSaysAll?: boolean;
}

export interface Coverage {
  members: readonly Member[];
  /** Members without a demo, by the reason that they need none. */
  excused: ReadonlyMap<Reason, readonly Member[]>;
  /** Members that neither a demo shows nor a reason excuses. */
  notShown: readonly Member[];
  /** Members that their page does not name. */
  notNamed: readonly Member[];
  /** What the reasons list although no member, or a demo of it, is there. */
  stale: readonly string[];
}

const isIn = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])(?:${name}|${kebab(name)})(?![\\w-])`).test(text);

/**
 * How a demo's source shows a member: as an attribute of the element, or set from code; heard or called from code; by
 * the slot that something is put into; by a style of a part.
 */
const USES: Readonly<Record<Member['kind'], (name: string, tag: string) => string>> = {
  property: (name, tag) =>
    `<${tag}\\b[^>]*?\\s${kebab(name)}(?=[\\s=>])|\\.${name}\\b|(?<![\\w-])${name}(?=:|,|\\s})`,
  event: (name) => `['"]${name}['"]`,
  method: (name) => `\\.${name}\\(`,
  slot: (name) => `slot(?:="| = ')${name}['"]`,
  part: (name) => `::part\\((?:[^)]* )?${name}[ )]`,
};

function covers(pattern: string, { component, name }: Member): boolean {
  const [tag, member] = pattern.includes('.') ? pattern.split('.') : ['*', pattern];
  const fits = (glob = '', text: string): boolean =>
    new RegExp(`^${glob.replaceAll('*', '.*')}$`).test(text);
  return fits(tag, component) && fits(member, name);
}

/**
 * Sorts members into those shown, excused and lacking.
 *
 * @param members of every component: a part of them makes reasons look stale
 */
export function cover(members: readonly Member[], reasons: readonly Reason[]): Coverage {
  const unseen = members.filter(({ isShown }) => !isShown);
  const reasonOf = (member: Member): Reason | undefined =>
    reasons.find((reason) => reason.members.some((pattern) => covers(pattern, member)));
  const excused = new Map(
    reasons.map((reason) => [reason, unseen.filter((member) => reasonOf(member) === reason)]),
  );
  return {
    members,
    excused,
    notShown: unseen.filter((member) => reasonOf(member) === undefined),
    notNamed: members.filter((member) => !member.isNamed && reasonOf(member)?.rowSaysAll !== true),
    stale: reasons
      .flatMap((reason) => reason.members)
      .filter((pattern) => !unseen.some((member) => covers(pattern, member))),
  };
}

function membersOf(component: Component, demos: string, page: string): Member[] {
  const { tag, properties, events, methods, slots, parts } = component;
  const kinds = { property: properties, event: events, method: methods, slot: slots, part: parts };
  return Object.entries(kinds).flatMap(([kind, all]) =>
    (all as readonly { name: string; deprecated?: string }[])
      .filter(({ name, deprecated }) => name !== '' && deprecated === undefined)
      .map(({ name }) => ({
        component: tag,
        kind: kind as Member['kind'],
        name,
        isShown: new RegExp(USES[kind as Member['kind']](name, tag)).test(demos),
        isNamed: isIn(page, name),
      })),
  );
}

/** Every member of the newest version's components, and where this site shows and names it. */
export function readMembers(): Member[] {
  const version = newestOf(VERSIONS);
  const { components } = readComponents(findPackage(version.components, ROOT));
  const demos = readDemos(join(ROOT, DEMOS), demosOptions()).flatMap(({ sources }) =>
    (sources[version.label]?.javascript ?? []).map(({ text }) => text),
  );
  return [...components.values()].flatMap((component) => {
    const { tag } = component;
    const name = classOf(tag).slice('Ion'.length);
    const controller = `${name.charAt(0).toLowerCase()}${name.slice(1)}Controller`;
    const own = demos.filter((demo) => isIn(demo, tag) || isIn(demo, controller));
    const page = join(ROOT, sourceTree(version.name), `api/${tag.replace('ion-', '')}.mdx`);
    const words = existsSync(page) ? readFileSync(page, 'utf8') : '';
    return membersOf(component, own.join('\n'), words);
  });
}
