import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { format } from 'prettier';
import { classOf } from '../../plugins/reference/render/names';
import { findPackage, readPackageJson } from '../../plugins/reference/sources/package';
import { ROOT } from '../lib/run';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What is read here of a package's facts. */
interface Facts {
  components: { tag: string; props: { attr?: string; type: string }[] }[];
}

/** Sources of a demo in the frameworks, by the names of their files. */
export type DemoSources = Record<'angular.ts' | 'react.tsx' | 'vue.vue', string>;

/** As the repository is formatted. */
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

/** What a framework's source is made of: what it imports, its markup, and the rules of its style sheet. */
function partsOf(nodes: readonly Node[], file: keyof DemoSources) {
  const elements = everyElement(nodes);
  const icons = elements
    .filter(({ tagName }) => tagName === 'ion-icon')
    .flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'name'));
  return {
    components: elements.filter(isIonic).map(({ tagName }) => classOf(tagName)),
    icons: icons.map(({ value }) => camelCase(value)),
    text: writeNodes(nodes, file).trim(),
    styles: elements
      .filter(({ tagName }) => tagName === 'style')
      .flatMap(({ childNodes: [text] }) => (text && 'value' in text ? [text.value] : []))
      .join('\n'),
  };
}

const listed = (names: readonly string[]): string => [...new Set(names)].sort().join(', ');

const importLine = (names: readonly string[], from: string): string =>
  names.length > 0 ? `import { ${listed(names)} } from '${from}';\n` : '';

const literal = (text: string): string => `\`${text.replace(/[`\\$]/g, '\\$&')}\``;

function angular(nodes: readonly Node[]): string {
  const { components, icons, text, styles } = partsOf(nodes, 'angular.ts');
  return `import { Component } from '@angular/core';
${importLine(components, '@ionic/angular/standalone')}${importLine(icons.length > 0 ? ['addIcons'] : [], 'ionicons')}${importLine(icons, 'ionicons/icons')}
@Component({
  selector: 'app-example',
  imports: [${listed(components)}],
  template: ${literal(text)},
  ${styles && `styles: ${literal(styles)},`}
})
export class ExampleComponent {
  ${icons.length > 0 ? `constructor() { addIcons({ ${listed(icons)} }); }` : ''}
}
`;
}

/** The tag of a style sheet, by which Prettier knows one. */
const TAG = 'css';

function react(nodes: readonly Node[]): string {
  const { components, icons, text, styles } = partsOf(nodes, 'react.tsx');
  const roots = nodes.filter(
    (node) => isElement(node) && !['script', 'style'].includes(node.tagName),
  );
  const css = styles && `const css = ${TAG}${literal(styles)};\n\n`;
  const markup = `${css && '<style>{css}</style>'}${text}`;
  return `${importLine(components, '@ionic/react')}${importLine(icons, 'ionicons/icons')}
${css}export default function Example() {
  return (${roots.length === 1 && !css ? markup : `<>${markup}</>`});
}
`;
}

function vue(nodes: readonly Node[]): string {
  const { components, icons, text, styles } = partsOf(nodes, 'vue.vue');
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
  const script = { ...FORMAT, parser: 'typescript' };
  // At first without regard to the spaces between the elements of the template
  const inAngular = await format(angular(childNodes), {
    ...script,
    htmlWhitespaceSensitivity: 'ignore',
  });
  const inReact = await format(react(childNodes), script);
  return {
    'angular.ts': await format(inAngular, script),
    'react.tsx': inReact.replace(`= ${TAG}\``, '= `'),
    'vue.vue': await format(vue(childNodes), { ...FORMAT, parser: 'vue' }),
  };
}
