import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { format } from 'prettier';
import { classOf } from '../../plugins/reference/render/names';
import { findPackage, readPackageJson } from '../../plugins/reference/sources/package';
import { ROOT } from '../lib/run';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What a framework's source is made of. */
interface Markup {
  /** Components of Ionic, as they are imported. */
  components: string[];
  /** Icons, as `ionicons/icons` exports them. */
  icons: string[];
  /** The markup, as the framework writes it. */
  text: string;
  /** Rules of the style sheet. */
  styles: string;
}

/** What is read here of a package's facts. */
interface Facts {
  components: { tag: string; props: { attr?: string; type: string }[] }[];
}

/** Sources of a demo in the frameworks, by the names of their files. */
export type DemoSources = Record<'angular.ts' | 'react.tsx' | 'vue.vue', string>;

const FORMAT = { singleQuote: true, printWidth: 100 };

/** Attributes of HTML elements that React spells in its own way. */
const REACT_NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  colspan: 'colSpan',
};

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const isElement = (node: Node): node is Element => 'tagName' in node;
const isIonic = ({ tagName }: Element): boolean => tagName.startsWith('ion-');

function everyElement(nodes: readonly Node[]): Element[] {
  return nodes.filter(isElement).flatMap((it) => [it, ...everyElement(it.childNodes)]);
}

/** Types of the properties of components, by tag and attribute. */
const TYPES = new Map(
  (readPackageJson(findPackage('@ionic/core', ROOT), 'dist/docs.json') as Facts).components.flatMap(
    ({ tag, props }) => props.map(({ attr = '', type }) => [`${tag} ${attr}`, type] as const),
  ),
);

/** Whether an attribute sets a property that takes no text, which frameworks write as an expression. */
function isExpression({ tagName }: Element, name: string): boolean {
  const type = TYPES.get(`${tagName} ${name}`) ?? 'string';
  return /\b(?:boolean|number)\b/.test(type) && !/\bstring\b/.test(type);
}

/** `color: red` as React writes it. */
function styleObject(style: string): string {
  const entries = style.split(';').flatMap((rule) => {
    const [name = '', ...value] = rule.split(':');
    const property = name.trim();
    if (property === '') return [];
    const key = property.startsWith('--') ? `'${property}'` : camelCase(property);
    return [`${key}: ${JSON.stringify(value.join(':').trim())}`];
  });
  return `{{ ${entries.join(', ')} }}`;
}

/** One attribute in a framework's words. */
type Write = (element: Element, name: string, value: string) => string;

const WRITE: Record<keyof DemoSources, Write> = {
  'angular.ts'(element, name, value) {
    const property = TYPES.has(`${element.tagName} ${name}`) ? camelCase(name) : name;
    if (isExpression(element, name)) return `[${property}]="${value || 'true'}"`;
    return value === '' ? name : `${property}="${value}"`;
  },
  'react.tsx'(element, name, value) {
    const isProperty = isIonic(element) && !/^(?:class$|aria-|data-)/.test(name);
    const own = isProperty ? camelCase(name) : (REACT_NAMES[name] ?? name);
    if (element.tagName === 'ion-icon' && name === 'name') return `icon={${camelCase(value)}}`;
    if (name === 'style') return `style=${styleObject(value)}`;
    if (value === '') return own;
    return isExpression(element, name) ? `${own}={${value}}` : `${own}="${value}"`;
  },
  'vue.vue'(element, name, value) {
    if (element.tagName === 'ion-icon' && name === 'name') return `:icon="${camelCase(value)}"`;
    if (value === '') return name;
    return `${isExpression(element, name) ? ':' : ''}${name}="${value}"`;
  },
};

function writeNodes(nodes: readonly Node[], file: keyof DemoSources): string {
  return nodes
    .map((node) => {
      if (node.nodeName === '#text' && 'value' in node) {
        return file === 'react.tsx' ? node.value.replace(/[{}]/g, (it) => `{'${it}'}`) : node.value;
      }
      if (!isElement(node) || ['script', 'style'].includes(node.tagName)) return '';
      const tag = file === 'react.tsx' && isIonic(node) ? classOf(node.tagName) : node.tagName;
      const attributes = node.attrs.map(({ name, value }) => ` ${WRITE[file](node, name, value)}`);
      const inner = writeNodes(node.childNodes, file);
      const start = `<${tag}${attributes.join('')}`;
      return inner.trim() === '' ? `${start} />` : `${start}>${inner}</${tag}>`;
    })
    .join('');
}

function markupOf(nodes: readonly Node[], file: keyof DemoSources): Markup {
  const elements = everyElement(nodes);
  const names = (of: readonly string[]): string[] => [...new Set(of)].sort();
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  return {
    components: names(elements.filter(isIonic).map(({ tagName }) => classOf(tagName))),
    icons: names(
      elements
        .filter(({ tagName }) => tagName === 'ion-icon')
        .flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'name'))
        .map(({ value }) => camelCase(value)),
    ),
    text: writeNodes(nodes, file).trim(),
    styles: styles
      .flatMap(({ childNodes: [text] }) => (text && 'value' in text ? [text.value] : []))
      .join('\n'),
  };
}

/**
 * A template or a style sheet as a template literal.
 *
 * @param indent of its lines; its end is indented by two less
 */
async function embedded(text: string, parser: 'angular' | 'css', indent: 2 | 4): Promise<string> {
  // As wide as it is where it stands
  const options = {
    ...FORMAT,
    printWidth: 96,
    htmlWhitespaceSensitivity: 'ignore',
    parser,
  } as const;
  const lines = (await format(text, options)).trim().split('\n');
  const indented = lines.map((line) => line && `${' '.repeat(indent)}${line}`).join('\n');
  return `\`\n${indented.replace(/[`\\$]/g, '\\$&')}\n${' '.repeat(indent - 2)}\``;
}

const importLine = (names: readonly string[], from: string): string =>
  names.length > 0 ? `import { ${names.join(', ')} } from '${from}';\n` : '';

async function angular(nodes: readonly Node[]): Promise<string> {
  const { components, icons, text, styles } = markupOf(nodes, 'angular.ts');
  return `import { Component } from '@angular/core';
${importLine(components, '@ionic/angular/standalone')}${importLine(icons.length > 0 ? ['addIcons'] : [], 'ionicons')}${importLine(icons, 'ionicons/icons')}
@Component({
  selector: 'app-example',
  imports: [${components.join(', ')}],
  template: ${await embedded(text, 'angular', 4)},
  ${styles && `styles: ${await embedded(styles, 'css', 4)},`}
})
export class ExampleComponent {
  ${icons.length > 0 ? `constructor() { addIcons({ ${icons.join(', ')} }); }` : ''}
}
`;
}

async function react(nodes: readonly Node[]): Promise<string> {
  const { components, icons, text, styles } = markupOf(nodes, 'react.tsx');
  const roots = nodes.filter(
    (node) => isElement(node) && !['script', 'style'].includes(node.tagName),
  );
  const css = styles && `const css = ${await embedded(styles, 'css', 2)};\n\n`;
  const markup = `${css && '<style>{css}</style>'}${text}`;
  return `${importLine(components, '@ionic/react')}${importLine(icons, 'ionicons/icons')}
${css}export default function Example() {
  return (${roots.length === 1 && !css ? markup : `<>${markup}</>`});
}
`;
}

function vue(nodes: readonly Node[]): string {
  const { components, icons, text, styles } = markupOf(nodes, 'vue.vue');
  return `<script setup lang="ts">
${importLine(components, '@ionic/vue')}${importLine(icons, 'ionicons/icons')}</script>

<template>
${text}
</template>
${styles && `\n<style scoped>\n${styles}\n</style>\n`}`;
}

/**
 * The sources of a demo in the frameworks, from its plain HTML: elements, attributes, icons and imports. What its
 * script does is not in them.
 *
 * @param html `demo.html`
 * @returns formatted as the repository is
 */
export async function demoSources(html: string): Promise<DemoSources> {
  const { childNodes } = parseFragment(html);
  const [forAngular, forReact, forVue] = await Promise.all([
    angular(childNodes).then((text) => format(text, { ...FORMAT, parser: 'typescript' })),
    react(childNodes).then((text) => format(text, { ...FORMAT, parser: 'typescript' })),
    format(vue(childNodes), { ...FORMAT, parser: 'vue' }),
  ]);
  return { 'angular.ts': forAngular, 'react.tsx': forReact, 'vue.vue': forVue };
}
