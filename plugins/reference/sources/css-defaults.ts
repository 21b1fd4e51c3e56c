import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import type { Mode } from '../../../src/lib/demo';
import type { InstalledPackage } from './package';

/** Values of CSS custom properties, by name. */
type Values = ReadonlyMap<string, string>;

/** What a style sheet sets on the element itself, whatever state it is in. */
function ownValues(css: string): Values {
  const values = new Map<string, string>();
  for (const rule of parse(css).nodes) {
    if (rule.type !== 'rule' || !rule.selectors.includes(':host')) continue;
    rule.each((node) => {
      if (node.type !== 'decl' || !node.variable) return;
      values.set(node.prop, node.value.replace(/\s+/g, ' ').trim());
    });
  }
  return values;
}

/**
 * Reads the values that a component's style sheets give its CSS custom properties before anybody sets them.
 *
 * @param pkg a package that contains the style sheets that its components were built from
 * @param tag the element
 * @returns by mode; nothing for a mode without a style sheet
 */
export function cssDefaults(pkg: InstalledPackage, tag: string): ReadonlyMap<Mode, Values> {
  const name = tag.replace(/^ion-/, '');
  const folder = join(pkg.dir, 'dist/collection/components', name);
  return new Map(
    (['ios', 'md'] as const).flatMap((mode) => {
      const file = [`${name}.${mode}.css`, `${name}.css`]
        .map((each) => join(folder, each))
        .find((path) => existsSync(path));
      return file ? [[mode, ownValues(readFileSync(file, 'utf8'))] as const] : [];
    }),
  );
}
