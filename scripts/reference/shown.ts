/**
 * Prints which members of components no demo shows, and which no page names.
 *
 *   tsx scripts/reference/shown.ts [component] …
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComponents } from '../../plugins/reference/sources/components';
import { findPackage } from '../../plugins/reference/sources/package';
import type { Component } from '../../plugins/reference/types';
import { filesBelow } from '../../src/lib/files-below';
import { ROOT, runMain } from '../lib/run';

/** What every component has, or what cannot be seen: it matters to forms, links and other code only. */
const UNSEEN = new Set([
  ...['mode', 'theme', 'name', 'rel', 'download', 'target', 'routerAnimation', 'delegate'],
  ...['getInputElement', 'getScrollElement', 'htmlAttributes', 'animated'],
]);

const kebab = (name: string): string => name.replace(/[A-Z]/g, (it) => `-${it.toLowerCase()}`);

function membersOf({ properties, events, methods, slots, parts }: Component): [string, string][] {
  const named = (kind: string, members: readonly { name: string; deprecated?: string }[]) =>
    members
      .filter(
        ({ name, deprecated }) => name !== '' && !UNSEEN.has(name) && deprecated === undefined,
      )
      .map(({ name }): [string, string] => [kind, name]);
  return [
    ...named('property', properties),
    ...named('event', events),
    ...named('method', methods),
    ...named('slot', slots),
    ...named('part', parts),
  ];
}

runMain(async () => {
  const only = process.argv.slice(2);
  const folder = join(ROOT, 'src/demos');
  const demos = filesBelow(folder)
    .filter((file) => file.endsWith('/demo.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const { components } = await readComponents(findPackage('@ionic/core', ROOT));
  let all = 0;
  let lacking = 0;
  for (const component of components.values()) {
    const page = component.tag.replace('ion-', '');
    if (only.length > 0 && !only.includes(page)) continue;
    const path = join(ROOT, `docs/api/${page}.mdx`);
    const words = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const own = demos.filter((demo) => demo.includes(component.tag)).join('\n');
    const isIn = (text: string, name: string): boolean =>
      new RegExp(`(?<![\\w-])(?:${name}|${kebab(name)})(?![\\w-])`).test(text);
    const members = membersOf(component);
    const notShown = members.filter(([, name]) => !isIn(own, name));
    const notNamed = members.filter(([, name]) => !isIn(words, name));
    all += members.length;
    lacking += notShown.length;
    const list = (some: typeof members): string =>
      some.map(([kind, name]) => `${name} (${kind})`).join(', ') || 'none';
    if (notShown.length + notNamed.length === 0) continue;
    console.log(`${component.tag}\n  no demo: ${list(notShown)}\n  no page: ${list(notNamed)}`);
  }
  console.log(`\n${all} members, ${lacking} without a demo`);
});
