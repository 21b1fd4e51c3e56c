import { join } from 'node:path';
import { readDemo } from '../../../../plugins/demos/folders';
import type { DemoMeta } from '../../../../src/lib/demo';
import { DEMOS, demosOptions } from '../../../../config/demos';
import { versionOfFile } from '../../../../config/versions';
import type { Place } from '../../../lib/markdown';
import { startOf, type Page, type Problem } from '../../../lib/page';
import { attributeOf, elementsOf } from '../rules/elements';

/** A demo that a page names. */
export interface NamedDemo extends Place {
  name: string;
}

export function demosOf(page: Page): NamedDemo[] {
  return elementsOf(page).flatMap((node) => {
    const name = node.name === 'Demo' ? attributeOf(node, 'name') : undefined;
    return typeof name === 'string' ? [{ name, ...startOf(node) }] : [];
  });
}

/** Versions that can run a demo, with the reason why others cannot. */
type Scope = Pick<DemoMeta, 'versions' | 'why'>;

const SCOPE = demosOptions();
const known = new Map<string, Scope>();

function scopeOf(name: string, root: string): Scope {
  const scope = known.get(name) ?? readDemo(join(root, DEMOS), name, SCOPE).meta;
  known.set(name, scope);
  return scope;
}

/** What is wrong with the demos that a page names: those that are not there, or not for its version. */
export function demoProblems(path: string, demos: readonly NamedDemo[], root: string): Problem[] {
  const label = versionOfFile(path)?.label ?? '';
  return demos.flatMap(({ name, line, column }) => {
    try {
      const { versions, why = '' } = scopeOf(name, root);
      if (versions.includes(label)) return [];
      return [{ path, line, column, message: `${name}: not for ${label}: ${why}` }];
    } catch (error) {
      return [{ path, line, column, message: (error as Error).message }];
    }
  });
}
