import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as TypeScript from 'typescript';
import { FactsError } from '../errors';
import type { RawComponent, RawTag } from './components-docs';
import { loadTypeScript, parseFile } from './declarations';
import { findPackage, readPackageJson, type InstalledPackage } from './package';

/** Package that holds `ion-icon`. */
const PACKAGE = 'ionicons';
const FILE = 'dist/collection/components/icon/icon.js';

interface CollectionProperty {
  complexType: { original: string; resolved: string; references: Record<string, never> };
  attribute?: string;
  reflect: boolean;
  mutable: boolean;
  required: boolean;
  defaultValue?: string;
  docs: { text: string; tags: RawTag[] };
}

interface CollectionClass {
  is: string;
  encapsulation: RawComponent['encapsulation'];
  properties: Record<string, CollectionProperty>;
}

/** The value of an expression made of literals only. */
function literal(ts: typeof TypeScript, node: TypeScript.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((item) => literal(ts, item));
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((member) =>
      ts.isPropertyAssignment(member) && ts.isStringLiteralLike(member.name)
        ? [[member.name.text, literal(ts, member.initializer)]]
        : [],
    ),
  );
}

/** What each static getter of a module's class returns. */
function staticGetters(
  ts: typeof TypeScript,
  file: TypeScript.SourceFile,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const visit = (node: TypeScript.Node): void => {
    if (ts.isGetAccessorDeclaration(node) && ts.isIdentifier(node.name)) {
      const statement = node.body?.statements[0];
      if (statement && ts.isReturnStatement(statement) && statement.expression) {
        found[node.name.text] = literal(ts, statement.expression);
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
export async function readIcon(
  pkg: InstalledPackage,
): Promise<{ component: RawComponent; pkg: InstalledPackage } | undefined> {
  const manifest = readPackageJson(pkg, 'package.json') as { dependencies?: object };
  if (!(PACKAGE in (manifest.dependencies ?? {}))) return undefined;
  const icons = findPackage(PACKAGE, pkg.dir);
  const file = join(icons.dir, FILE);
  if (!existsSync(file)) {
    throw new FactsError(
      `${icons.name}@${icons.version}: ${FILE}: the package does not contain this file`,
    );
  }
  const ts = await loadTypeScript();
  const raw = staticGetters(ts, parseFile(ts, file)) as unknown as CollectionClass;
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
