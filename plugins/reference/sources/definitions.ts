import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { FactsError } from '../errors';
import type { JsonDocsTag } from '@ionic/core/dist/docs';
import { parseFile } from './declarations';
import type { RawNativeDocs, RawNativeMethod, RawNativeProperty } from './native-docs';
import type { InstalledPackage } from './package';

const FILE = 'dist/esm/definitions.d.ts';
/** Interface of `@capacitor/cli` that plugins extend by their settings. */
const CONFIG_INTERFACE = 'PluginsConfig';

interface Documentation {
  docs: string;
  tags: JsonDocsTag[];
}

function documentationOf(node: ts.Node): Documentation {
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

function typeText(node: ts.TypeNode | undefined): string {
  return node ? node.getText().replace(/\s+/g, ' ') : 'any';
}

function methodOf(node: ts.MethodSignature): RawNativeMethod {
  const returns = typeText(node.type);
  const documentation = documentationOf(node);
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
    name: node.name.getText(),
    signature: `(${node.parameters
      .map((parameter) => parameter.getText().replace(/\s+/g, ' '))
      .join(', ')}) => ${returns}`,
    parameters: node.parameters.map((parameter) => {
      const name = parameter.name.getText();
      const type = optional(typeText(parameter.type), parameter);
      return { name, docs: parameterDocs.get(name) ?? '', type };
    }),
  };
}

function propertiesOf(members: readonly ts.TypeElement[]): RawNativeProperty[] {
  return members.filter(ts.isPropertySignature).map((member) => ({
    ...documentationOf(member),
    name: member.name.getText(),
    type: optional(typeText(member.type), member),
  }));
}

function interfaceOf(node: ts.InterfaceDeclaration): RawNativeDocs['interfaces'][number] {
  return {
    ...documentationOf(node),
    name: node.name.text,
    methods: node.members.filter(ts.isMethodSignature).map(methodOf),
    properties: propertiesOf([...node.members]),
  };
}

/** Settings, which a plugin declares by extending an interface of `@capacitor/cli`. */
function configurationOf({ statements }: ts.SourceFile): RawNativeDocs['pluginConfigs'] {
  return statements
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
              docs: documentationOf(member).docs,
              properties: propertiesOf([...member.type.members]),
            },
          ]
        : [],
    );
}

function enumOf(node: ts.EnumDeclaration): RawNativeDocs['enums'][number] {
  return {
    name: node.name.text,
    members: node.members.map((member, index) => ({
      ...documentationOf(member),
      name: member.name.getText(),
      value: member.initializer?.getText() ?? String(index),
    })),
  };
}

/**
 * Builds what `dist/docs.json` of a Capacitor plugin would hold from its declarations.
 *
 * @param pkg plugin that was published without docs.json
 * @returns data in the shape of docs.json, still to be validated
 * @throws FactsError where the declarations are absent or have no plugin interface
 */
export function readDefinitions(pkg: InstalledPackage): RawNativeDocs {
  const label = `${pkg.name}@${pkg.version}`;
  const path = join(pkg.dir, FILE);
  if (!existsSync(path)) {
    throw new FactsError(`${label}: neither dist/docs.json nor ${FILE} is in the package`);
  }
  const file = parseFile(path);
  const { statements } = file;
  const interfaces = statements.filter(ts.isInterfaceDeclaration).map(interfaceOf);
  const api = interfaces.find(({ name }) => name.endsWith('Plugin'));
  if (!api) throw new FactsError(`${label}: ${FILE}: no interface named …Plugin`);
  return {
    api: { name: api.name, docs: api.docs, methods: api.methods },
    interfaces: interfaces.filter((candidate) => candidate !== api),
    enums: statements.filter(ts.isEnumDeclaration).map(enumOf),
    typeAliases: statements.filter(ts.isTypeAliasDeclaration).map((node) => ({
      name: node.name.text,
      docs: documentationOf(node).docs,
      types: [{ text: typeText(node.type) }],
    })),
    pluginConfigs: configurationOf(file),
  };
}
