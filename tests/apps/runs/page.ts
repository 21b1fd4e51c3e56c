/**
 * Runs in the page under test, as a script without imports: what of it is compared, and where an element
 * stands. `__runs` is what the driver calls.
 */
import type { PageSettings, Place, Shown, ShownNode } from './types';

declare global {
  interface Window {
    __runs: {
      shown(): Shown;
      placeOf(element: Element): Place | undefined;
      elementAt(place: Place): Element | undefined;
    };
    __runsSettings: PageSettings;
  }
}

/** Frameworks mount these elsewhere, and mount their contents only while they are open. */
const OVERLAYS = new Set([
  'ion-action-sheet',
  'ion-alert',
  'ion-loading',
  'ion-modal',
  'ion-picker-legacy',
  'ion-popover',
  'ion-toast',
]);

/** Where pages stand, and what leads to them: each framework has a router of its own, and links for it. */
const OUTLETS = new Set([
  'ion-nav',
  'ion-nav-link',
  'ion-route',
  'ion-route-redirect',
  'ion-router',
  'ion-router-link',
  'ion-router-outlet',
  'ion-tab',
]);

/**
 * Properties that say how something is reached, not what is shown: what opens an overlay, what an outlet
 * mounts, and functions of the framework's own.
 */
const NOT_SHOWN = new Set([
  'component',
  'componentProps',
  'defaultHref',
  'delegate',
  'event',
  // Its class says the same, and says it for the default too
  'fill',
  'hasController',
  'href',
  'htmlAttributes',
  'isOpen',
  // The class says which one is used
  'mode',
  'overlayIndex',
  'root',
  'rootParams',
  'routerAnimation',
  'routerDirection',
  'routerLink',
  // Its button says the same; React takes it off the bar of tabs without a router
  'selectedTab',
  'trigger',
  'triggerAction',
]);

/** Attributes of the host that count. Those with ids in them do not: each framework makes up its own. */
const ATTRIBUTES = [
  'slot',
  'role',
  'hidden',
  'lang',
  'dir',
  'aria-busy',
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-haspopup',
  'aria-hidden',
  'aria-label',
  'aria-live',
  'aria-pressed',
  'aria-selected',
  'aria-valuenow',
];

/** Classes of Angular's form controls, which other frameworks do not have. */
const OF_FORMS = /^ion-(?:dirty|pristine|touched|untouched|valid|invalid)$/;
/** Classes by which each framework marks pages and hosts. */
const OF_PAGES = /^ion-(?:page|delegate|activated|focused|focusable|activatable)/;
/** An item looks once for what is in it, which scripts and frameworks may add before or after that. */
const OF_ITEMS = /^item-(?!lines-|multiple-)/;

const SILENT = new Set(['script', 'style', 'template', 'noscript']);

function native<T>(name: 'childNodes' | 'parentNode'): (node: Node) => T {
  const read = Object.getOwnPropertyDescriptor(Node.prototype, name)?.get as () => T;
  return (node) => read.call(node);
}

/**
 * The tree as it is: in components without a shadow root, Ionic replaces these properties of an element by
 * some that leave out what the component has drawn itself.
 */
const nodesOf = native<NodeListOf<ChildNode>>('childNodes');
const above = native<Node | null>('parentNode');

function childrenOf(parent: Node): Element[] {
  return [...nodesOf(parent)].filter((node) => node instanceof Element);
}

/** Names that a component counts up for itself. */
const MADE_UP = /^ion-[a-z-]+-\d+$/;

function isComponent(element: Element): boolean {
  return element.localName.startsWith('ion-');
}

function isHiddenPage({ classList }: Element): boolean {
  return ['ion-page-hidden', 'ion-page-invisible', 'tab-hidden'].some((name) =>
    classList.contains(name),
  );
}

/** Version 7 has an overlay of the name that version 8 gives to an inline component. */
function isOverlay(element: Element): boolean {
  return (
    OVERLAYS.has(element.localName) ||
    (element.localName === 'ion-picker' && 'overlayIndex' in element)
  );
}

interface Found {
  element: Element;
  depth: number;
}

function collect(from: Element, depth: number, found: Found[], overlays: Element[]): void {
  for (const element of childrenOf(from)) {
    // Frameworks leave out what a plain page hides
    if (isHiddenPage(element) || !element.checkVisibility()) continue;
    if (isOverlay(element)) overlays.push(element);
    else if (!isComponent(element) || OUTLETS.has(element.localName)) {
      collect(element, depth, found, overlays);
    } else {
      found.push({ element, depth });
      collect(element, depth + 1, found, overlays);
    }
  }
}

function layer(element: Element): number {
  return Number(getComputedStyle(element).zIndex) || 0;
}

/** The components that are shown, in order; open overlays come last, as they lie upon one another. */
function tree(): Found[] {
  const found: Found[] = [];
  let overlays: Element[] = [];
  collect(document.body, 0, found, overlays);
  while (overlays.length > 0) {
    const inner: Element[] = [];
    const open = overlays.filter((element) => element.checkVisibility());
    for (const element of open.sort((a, b) => layer(a) - layer(b))) {
      found.push({ element, depth: 0 });
      collect(element, 1, found, inner);
    }
    overlays = inner;
  }
  return found;
}

function plain(value: unknown): unknown {
  if (typeof value === 'function') return 'function';
  if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
  // HTML shows no space at the ends of a text
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined && inner !== null && inner !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]));
}

/** A value as text, since an attribute is always text; nothing for one that is not set. */
function textOf(value: unknown): string {
  if (value === undefined || value === null || value === false || Number.isNaN(value)) return '';
  if (Array.isArray(value) && value.length === 0) return '';
  const reduced = plain(value);
  return typeof reduced === 'string' ? reduced : JSON.stringify(reduced);
}

function classesOf(element: Element): string {
  const own = `${element.localName.slice('ion-'.length)}-`;
  return [...element.classList]
    .filter((name) => name.startsWith('ion-') || name.startsWith(own))
    .filter((name) => !OF_FORMS.test(name) && !OF_PAGES.test(name) && !OF_ITEMS.test(name))
    .sort()
    .join(' ');
}

/** Elements in a component, those of its shadow first, that are not in a component of their own. */
function inside(element: Element, components: ReadonlySet<Element>): Element[] {
  const below = (parent: Node): Element[] =>
    childrenOf(parent).flatMap((child) =>
      components.has(child)
        ? []
        : [child, ...(child.shadowRoot ? below(child.shadowRoot) : []), ...below(child)],
    );
  return [...(element.shadowRoot ? below(element.shadowRoot) : []), ...below(element)];
}

/** What a component has drawn itself: its shadow, or all in it where it has none and does as if it had. */
function drawnBy(element: Element, components: ReadonlySet<Element>): Element[] {
  const { shadowRoot, classList } = element;
  if (shadowRoot) return [...shadowRoot.querySelectorAll('*')];
  const isScoped = [...classList].some((token) => /^sc-ion-.*-h$/.test(token));
  return isScoped ? inside(element, components) : [];
}

/**
 * An attribute of the host, or of an element that it draws: a component hands on what names or describes it,
 * and takes it off the host, once; where a framework sets it again, both have it.
 */
function attributeOf(element: Element, name: string, drawn: readonly Element[]): string {
  if (element.hasAttribute(name)) return element.getAttribute(name) || 'true';
  if (!name.startsWith('aria-') || name === 'aria-hidden') return '';
  return drawn.find((inner) => inner.hasAttribute(name))?.getAttribute(name) ?? '';
}

/** Properties of `ion-icon`, which comes from a package of its own. */
interface Icon {
  name?: string;
  icon?: string;
  src?: string;
  ios?: string;
  md?: string;
}

/**
 * Name or drawing of an icon; each framework has its own way to say which it is. Only a name counts in `ios` and `md`:
 * where Vue gives them drawings, the icon shows the one in `icon`.
 */
function iconOf({ name, icon, src, ios, md, classList }: HTMLElement & Icon): string {
  const byMode = classList.contains('ios') ? ios : md;
  return textOf((byMode?.startsWith('data:') ? undefined : byMode) ?? name ?? icon ?? src);
}

function factsOf(element: Element, components: ReadonlySet<Element>): Record<string, string> {
  const facts: Record<string, string> = {};
  const add = (name: string, value: string): void => {
    if (value !== '') facts[name] = value;
  };
  for (const name of window.__runsSettings.properties[element.localName] ?? []) {
    if (NOT_SHOWN.has(name)) continue;
    const value = textOf((element as unknown as Record<string, unknown>)[name]);
    if (!MADE_UP.test(value)) add(name, value);
  }
  if (element.localName === 'ion-icon') add('icon', iconOf(element as HTMLElement & Icon));
  const drawn = drawnBy(element, components);
  for (const name of ATTRIBUTES) add(`[${name}]`, attributeOf(element, name, drawn));
  add('class', classesOf(element));
  // Vue sets the mode of an icon to nothing; which drawing it has is compared
  const modes = element.localName === 'ion-icon' ? [] : ['ios', 'md'];
  for (const mode of modes) if (element.classList.contains(mode)) add('mode', mode);
  const { color, backgroundColor } = getComputedStyle(element);
  add('text color', color);
  // The app is the project's own: styles of a component do not reach it in every framework
  if (element.localName !== 'ion-app') add('background color', backgroundColor);
  return facts;
}

function isSeen(node: Node | null): boolean {
  return !(node instanceof Element) || node.checkVisibility({ visibilityProperty: true });
}

function isInline(element: Element): boolean {
  return /^(?:inline$|contents$)/.test(getComputedStyle(element).display);
}

const TRANSFORMS: Readonly<Record<string, (text: string) => string>> = {
  uppercase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
  capitalize: (text) => text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()),
};

/** Text in the letters that a reader sees. */
function asShown(text: string, parent: Node | null): string {
  if (!(parent instanceof Element)) return text;
  return TRANSFORMS[getComputedStyle(parent).textTransform]?.(text) ?? text;
}

/** Text that no component inside has, in pieces as lines and boxes divide it. */
function ownText(element: Element, components: ReadonlySet<Element>): string[] {
  const pieces = [''];
  const add = (text: string): void => {
    pieces[pieces.length - 1] += text;
  };
  const read = (node: Node): void => {
    if (node instanceof Text) {
      if (isSeen(above(node))) add(asShown(node.data, above(node)));
      return;
    }
    if (!(node instanceof Element) || SILENT.has(node.localName)) return;
    if (components.has(node) || isOverlay(node) || isHiddenPage(node)) {
      pieces.push('');
      return;
    }
    if (!isSeen(node) && !node.shadowRoot) return;
    const divides = !isInline(node);
    if (divides) pieces.push('');
    if (node instanceof HTMLInputElement && ['checkbox', 'radio'].includes(node.type)) {
      add(node.checked ? '[x]' : '[ ]');
    } else if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
      if (node.type !== 'hidden') add(`[${node.value}]`);
    } else {
      if (node.shadowRoot) [...nodesOf(node.shadowRoot)].forEach(read);
      [...nodesOf(node)].forEach(read);
    }
    if (divides) pieces.push('');
  };
  if (element.shadowRoot) [...nodesOf(element.shadowRoot)].forEach(read);
  pieces.push('');
  [...nodesOf(element)].forEach(read);
  return pieces.map((piece) => piece.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

function shown(): Shown {
  const found = tree();
  const components = new Set(found.map(({ element }) => element));
  const nodes = found.map(({ element, depth }): ShownNode => ({
    tag: element.localName,
    depth,
    facts: factsOf(element, components),
    text: ownText(element, components),
  }));
  const root = document.documentElement;
  const palette = root.classList.contains('ion-palette-dark') ? 'dark' : '';
  const focused = '';
  return [{ tag: 'html', depth: 0, facts: { palette, focused }, text: [] }, ...nodes];
}

function parentOf(element: Element): Element | undefined {
  const parent = above(element);
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}

/** A link that only some frameworks have a component for: the `a` in it is what all have. */
function linkIn(element: Element): Element {
  const link = element.localName === 'ion-router-link' && element.shadowRoot?.querySelector('a');
  return link || element;
}

function placeOf(acted: Element): Place | undefined {
  const element = linkIn(acted);
  const found = tree().map((entry) => entry.element);
  const components = new Set(found);
  let host: Element | undefined = element;
  while (host && !components.has(host)) host = parentOf(host);
  if (!host) return undefined;
  const place = { index: found.indexOf(host), tag: host.localName };
  if (host === element) return place;
  const name = element.localName;
  const same = inside(host, components).filter(({ localName }) => localName === name);
  return { ...place, own: { name, index: same.indexOf(element) } };
}

function elementAt({ index, tag, own }: Place): Element | undefined {
  const found = tree().map(({ element }) => element);
  const host = found[index];
  if (host?.localName !== tag) return undefined;
  if (!own) return host;
  return inside(host, new Set(found)).filter(({ localName }) => localName === own.name)[own.index];
}

window.__runs = { shown, placeOf, elementAt };
