import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as TypeScript from 'typescript';

/**
 * The TypeScript compiler, loaded only when a source has to be parsed: it is by far the largest
 * module that the reference uses.
 */
export async function loadTypeScript(): Promise<typeof TypeScript> {
  const module = (await import('typescript')) as unknown as {
    default?: typeof TypeScript;
  } & typeof TypeScript;
  return module.default ?? module;
}

/** Parses a file; nothing is type-checked. */
export function parseFile(ts: typeof TypeScript, file: string): TypeScript.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The literal text of a string node, if it is one. */
function stringOf(ts: typeof TypeScript, node: TypeScript.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** Where a file re-exports or imports a name from. */
function sourceOfName(
  ts: typeof TypeScript,
  file: TypeScript.SourceFile,
  name: string,
): string | undefined {
  for (const statement of file.statements) {
    const bindings = ts.isExportDeclaration(statement)
      ? statement.exportClause
      : ts.isImportDeclaration(statement)
        ? statement.importClause?.namedBindings
        : undefined;
    if (!bindings || !(ts.isNamedExports(bindings) || ts.isNamedImports(bindings))) continue;
    if (!bindings.elements.some((element) => element.name.text === name)) continue;
    const from = (statement as TypeScript.ExportDeclaration | TypeScript.ImportDeclaration)
      .moduleSpecifier;
    const specifier = stringOf(ts, from);
    if (specifier !== undefined) return specifier;
  }
  return undefined;
}

/** A declaration's text without comments before it, `export`, and members that start with `_`. */
function textOf(
  ts: typeof TypeScript,
  file: TypeScript.SourceFile,
  node: TypeScript.DeclarationStatement,
): string {
  let text = node.getText(file);
  if (ts.isClassDeclaration(node)) {
    const hidden = node.members.filter((member) => member.name?.getText(file).startsWith('_'));
    for (const member of hidden.reverse()) {
      const start = member.getFullStart() - node.getStart(file);
      text = text.slice(0, start) + text.slice(member.end - node.getStart(file));
    }
  }
  return text.replace(/^export\s+/, '').replace(/^declare\s+/, '');
}

/**
 * Finds the declaration of a named type in a `.d.ts` file, following one file to the next where the
 * name is only passed on.
 *
 * @param file path of the `.d.ts` file to begin with
 * @param name name of the type
 * @returns its text, or nothing where the files do not declare it
 */
export async function findDeclaration(file: string, name: string): Promise<string | undefined> {
  const ts = await loadTypeScript();
  const visited = new Set<string>();
  let next: string | undefined = file;
  while (next !== undefined && !visited.has(next) && existsSync(next)) {
    visited.add(next);
    const parsed = parseFile(ts, next);
    const node = parsed.statements.find(
      (statement): statement is TypeScript.DeclarationStatement =>
        (ts.isInterfaceDeclaration(statement) ||
          ts.isTypeAliasDeclaration(statement) ||
          ts.isClassDeclaration(statement)) &&
        statement.name?.text === name,
    );
    if (node) return textOf(ts, parsed, node);
    const specifier = sourceOfName(ts, parsed, name);
    next = specifier?.startsWith('.') ? join(dirname(next), `${specifier}.d.ts`) : undefined;
  }
  return undefined;
}
