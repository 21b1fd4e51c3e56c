import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Parses a file; nothing is type-checked. */
export function parseFile(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Names that a statement exports or imports, and the file that it takes them from. */
export function passedOn(statement: ts.Statement): { names: string[]; from: string } | undefined {
  const bindings = ts.isExportDeclaration(statement)
    ? statement.exportClause
    : ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : undefined;
  if (!bindings || !(ts.isNamedExports(bindings) || ts.isNamedImports(bindings))) return undefined;
  const { moduleSpecifier: from } = statement as ts.ExportDeclaration | ts.ImportDeclaration;
  if (!from || !ts.isStringLiteral(from)) return undefined;
  return { names: bindings.elements.map(({ name }) => name.text), from: from.text };
}

/** The file of a module that another names by a relative path. */
export function moduleFile(file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const path = join(dirname(file), from);
  return [`${path}.d.ts`, join(path, 'index.d.ts')].find((each) => existsSync(each));
}

/** A declaration, and where it stands. */
interface Found {
  file: string;
  text: string;
}

/** A declaration's text without comments before it, `export`, and members that start with `_`. */
function textOf(file: ts.SourceFile, node: ts.DeclarationStatement): string {
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
 * @returns it, or nothing where the files do not declare it
 */
export function findDeclaration(file: string, name: string): Found | undefined {
  if (!existsSync(file)) return undefined;
  const parsed = parseFile(file);
  const node = parsed.statements.find(
    (statement): statement is ts.DeclarationStatement =>
      (ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isClassDeclaration(statement)) &&
      statement.name?.text === name,
  );
  if (node) return { file, text: textOf(parsed, node) };
  const sources = parsed.statements.map(passedOn);
  const from = sources.find((source) => source?.names.includes(name))?.from;
  const source = from === undefined ? undefined : moduleFile(file, from);
  return source === undefined ? undefined : findDeclaration(source, name);
}
