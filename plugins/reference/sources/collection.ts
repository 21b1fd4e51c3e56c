import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonDocsComponent, JsonDocsProp } from '@ionic/core/dist/docs';
import { FactsError } from '../errors';
import { findPackage, readPackageJson, type InstalledPackage } from './package';

/** Package that holds `ion-icon`. */
const PACKAGE = 'ionicons';
const FILE = 'dist/collection/components/icon/icon.js';

/** What is read of a property in docs.json. */
export type RawProperty = Omit<JsonDocsProp, 'values' | 'optional' | 'getter' | 'setter'>;

/** What is read of a component there. */
export interface RawComponent
  extends
    Pick<JsonDocsComponent, 'tag' | 'encapsulation' | 'docs' | 'docsTags' | 'events'>,
    Pick<JsonDocsComponent, 'methods' | 'slots' | 'parts' | 'styles'> {
  props: RawProperty[];
}

type CollectionProperties = Record<
  string,
  {
    complexType: NonNullable<JsonDocsProp['complexType']>;
    attribute?: string;
    reflect: boolean;
    mutable: boolean;
    required: boolean;
    defaultValue?: string;
    docs: { text: string; tags: JsonDocsProp['docsTags'] };
  }
>;

/**
 * Reads `ion-icon`. Its package has no docs.json; the same facts are in the module that Stencil
 * writes into `dist/collection`, as JSON that static getters return.
 *
 * @param pkg package that depends on `ionicons`
 * @returns the component in the shape of docs.json, or nothing where `pkg` does not use `ionicons`
 * @throws FactsError where the package lacks the module or a getter
 */
export function readIcon(
  pkg: InstalledPackage,
): { component: RawComponent; pkg: InstalledPackage } | undefined {
  const manifest = readPackageJson(pkg, 'package.json') as { dependencies?: object };
  if (!(PACKAGE in (manifest.dependencies ?? {}))) return undefined;
  const icons = findPackage(PACKAGE, pkg.dir);
  const file = join(icons.dir, FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const returned = (getter: string): unknown => {
    const pattern = new RegExp(`static get ${getter}\\(\\) \\{\\s*return ([^]*?);\\s*\\}\\n`);
    const [, json] = pattern.exec(text) ?? [];
    if (json !== undefined) return JSON.parse(json);
    throw new FactsError(`${icons.name}@${icons.version}: ${FILE}: has no getter "${getter}"`);
  };
  return {
    pkg: icons,
    component: {
      tag: returned('is') as string,
      encapsulation: returned('encapsulation') as RawComponent['encapsulation'],
      docs: '',
      docsTags: [],
      props: Object.entries(returned('properties') as CollectionProperties).map(([name, prop]) => ({
        name,
        type: prop.complexType.resolved,
        complexType: prop.complexType,
        attr: prop.attribute,
        reflectToAttr: prop.reflect,
        mutable: prop.mutable,
        required: prop.required,
        default: prop.defaultValue,
        docs: prop.docs.text,
        docsTags: prop.docs.tags,
      })),
      events: [],
      methods: [],
      slots: [],
      parts: [],
      styles: [],
    },
  };
}
