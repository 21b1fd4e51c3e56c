import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as TypeScript from 'typescript';
import { FactsError } from '../errors';
import type { RawTag } from './components-docs';
import { loadTypeScript, parseFile } from './declarations';
import type { RawNativeDocs, RawNativeMethod, RawNativeProperty } from './native-docs';
import { readPackageJson, type InstalledPackage } from './package';

const FILE = 'dist/esm/definitions.d.ts';
/** Interface of `@capacitor/cli` that plugins extend by their settings. */
const CONFIG_INTERFACE = 'PluginsConfig';

interface Context {
  ts: typeof TypeScript;
  file: TypeScript.SourceFile;
}

interface Documentation {
  docs: string;
  tags: RawTag[];
}

function documentationOf({ ts }: Context, node: TypeScript.Node): Documentation {
  const blocks = ts.getJSDocCommentsAndTags(node).filter((block) => ts.isJSDoc(block));
  return {
    docs: blocks.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join('\n\n'),
    tags: ts.getJSDocTags(node).map((tag) => {
      const text = ts.getTextOfJSDocComment(tag.comment) ?? '';
      const parameter = ts.isJSDocParameterTag(tag) ? `${tag.name.getText()} ` : '';
      return { name: tag.tagName.text, text: `${parameter}${text}` };
    }),
  };
}

function optional(type: string, node: { questionToken?: unknown }): string {
  return node.questionToken && type !== 'any' ? `${type} | undefined` : type;
}

function typeText({ file }: Context, node: TypeScript.TypeNode | undefined): string {
  return node ? node.getText(file).replace(/\s+/g, ' ') : 'any';
}

function methodOf(context: Context, node: TypeScript.MethodSignature): RawNativeMethod {
  const { file } = context;
  const returns = typeText(context, node.type);
  const documentation = documentationOf(context, node);
  const parameterDocs = new Map(
    documentation.tags
      .filter(({ name }) => name === 'param')
      .map(({ text = '' }) => {
        const [name = '', ...words] = text.split(/\s+/);
        return [name, words.join(' ')] as const;
      }),
  );
  return {
    ...documentation,
    name: node.name.getText(file),
    signature: `(${node.parameters
      .map((parameter) => parameter.getText(file).replace(/\s+/g, ' '))
      .join(', ')}) => ${returns}`,
    parameters: node.parameters.map((parameter) => {
      const name = parameter.name.getText(file);
      const type = optional(typeText(context, parameter.type), parameter);
      return { name, docs: parameterDocs.get(name) ?? '', type };
    }),
    returns,
  };
}

function propertiesOf(
  context: Context,
  members: readonly TypeScript.TypeElement[],
): RawNativeProperty[] {
  return members.filter(context.ts.isPropertySignature).map((member) => ({
    ...documentationOf(context, member),
    name: member.name.getText(context.file),
    type: optional(typeText(context, member.type), member),
  }));
}

function interfaceOf(
  context: Context,
  node: TypeScript.InterfaceDeclaration,
): RawNativeDocs['interfaces'][number] {
  return {
    ...documentationOf(context, node),
    name: node.name.text,
    methods: node.members
      .filter(context.ts.isMethodSignature)
      .map((member) => methodOf(context, member)),
    properties: propertiesOf(context, [...node.members]),
  };
}

/** Settings, which a plugin declares by extending an interface of `@capacitor/cli`. */
function configurationOf(context: Context): RawNativeDocs['pluginConfigs'] {
  const { ts, file } = context;
  return file.statements
    .filter(ts.isModuleDeclaration)
    .flatMap(({ body }) => (body && ts.isModuleBlock(body) ? [...body.statements] : []))
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === CONFIG_INTERFACE)
    .flatMap(({ members }) => [...members])
    .filter(ts.isPropertySignature)
    .flatMap((member) =>
      member.type && ts.isTypeLiteralNode(member.type)
        ? [
            {
              name: member.name.getText(file),
              docs: documentationOf(context, member).docs,
              properties: propertiesOf(context, [...member.type.members]),
            },
          ]
        : [],
    );
}

function enumOf(
  context: Context,
  node: TypeScript.EnumDeclaration,
): RawNativeDocs['enums'][number] {
  return {
    name: node.name.text,
    members: node.members.map((member, index) => ({
      ...documentationOf(context, member),
      name: member.name.getText(context.file),
      value: member.initializer?.getText(context.file) ?? String(index),
    })),
  };
}

/** Name of the plugin's own interface: what its documentation script says, or `…Plugin`. */
function apiName(pkg: InstalledPackage): RegExp {
  const { scripts } = readPackageJson(pkg, 'package.json') as { scripts?: Record<string, string> };
  const name = /--api[ =](\w+)/.exec(scripts?.docgen ?? '')?.[1];
  return name === undefined ? /Plugin$/ : new RegExp(`^${name}$`);
}

/**
 * Builds what `dist/docs.json` of a Capacitor plugin would hold from its declarations.
 *
 * @param pkg plugin that was published without docs.json
 * @returns data in the shape of docs.json, still to be validated
 * @throws FactsError where the declarations are absent or have no plugin interface
 */
export async function readDefinitions(pkg: InstalledPackage): Promise<RawNativeDocs> {
  const label = `${pkg.name}@${pkg.version}`;
  const path = join(pkg.dir, FILE);
  if (!existsSync(path)) {
    throw new FactsError(`${label}: neither dist/docs.json nor ${FILE} is in the package`);
  }
  const ts = await loadTypeScript();
  const context: Context = { ts, file: parseFile(ts, path) };
  const { statements } = context.file;
  const interfaces = statements
    .filter(ts.isInterfaceDeclaration)
    .map((node) => interfaceOf(context, node));
  const pattern = apiName(pkg);
  const api = interfaces.find(({ name }) => pattern.test(name));
  if (!api) throw new FactsError(`${label}: ${FILE}: no interface named ${pattern.source}`);
  return {
    api: { name: api.name, docs: api.docs, methods: api.methods },
    interfaces: interfaces.filter((candidate) => candidate !== api),
    enums: statements.filter(ts.isEnumDeclaration).map((node) => enumOf(context, node)),
    typeAliases: statements.filter(ts.isTypeAliasDeclaration).map((node) => ({
      name: node.name.text,
      docs: documentationOf(context, node).docs,
      types: [{ text: typeText(context, node.type) }],
    })),
    pluginConfigs: configurationOf(context),
  };
}
