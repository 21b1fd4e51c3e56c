import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonDocsComponent, JsonDocsProp } from '@ionic/core/dist/docs';
import ts from 'typescript';
import { FactsError } from '../errors';
import { parseFile } from './declarations';
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

interface CollectionClass {
  is: string;
  encapsulation: RawComponent['encapsulation'];
  properties: Record<
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
}

/** The value of an expression made of literals only. */
function literal(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literal);
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((member) =>
      ts.isPropertyAssignment(member) && ts.isStringLiteralLike(member.name)
        ? [[member.name.text, literal(member.initializer)]]
        : [],
    ),
  );
}

/** What each static getter of a module's class returns. */
function staticGetters(file: ts.SourceFile): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isGetAccessorDeclaration(node) && ts.isIdentifier(node.name)) {
      const statement = node.body?.statements[0];
      if (statement && ts.isReturnStatement(statement) && statement.expression) {
        found[node.name.text] = literal(statement.expression);
      }
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Reads `ion-icon`. Its package has no docs.json; the same facts are in the module that Stencil
 * writes into `dist/collection`, as literals that static getters return.
 *
 * @param pkg package that depends on `ionicons`
 * @returns the component in the shape of docs.json, or nothing where `pkg` does not use `ionicons`
 * @throws FactsError where the package lacks the module
 */
export function readIcon(
  pkg: InstalledPackage,
): { component: RawComponent; pkg: InstalledPackage } | undefined {
  const manifest = readPackageJson(pkg, 'package.json') as { dependencies?: object };
  if (!(PACKAGE in (manifest.dependencies ?? {}))) return undefined;
  const icons = findPackage(PACKAGE, pkg.dir);
  const file = join(icons.dir, FILE);
  if (!existsSync(file)) {
    throw new FactsError(
      `${icons.name}@${icons.version}: ${FILE}: the package does not contain this file`,
    );
  }
  const raw = staticGetters(parseFile(file)) as unknown as CollectionClass;
  return {
    pkg: icons,
    component: {
      tag: raw.is,
      encapsulation: raw.encapsulation,
      docs: '',
      docsTags: [],
      props: Object.entries(raw.properties).map(([name, prop]) => ({
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
