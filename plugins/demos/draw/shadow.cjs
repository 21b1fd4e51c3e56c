/**
 * Declarative shadow roots for a renderer that knows none: the older one writes what belongs into a shadow
 * root among an element's own children, with classes in place of the root. What it notes for its scripts in
 * the browser tells which is which: `s-id` numbers an element, `c-id="3.…"` and the comments `t.3.…` and
 * `s.3.…` mark an element, a text and a slot of number 3's own tree.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const SLOT = /^s\.(\d+)\.\d+\.\d+\.\d+\.(.*)$/;
const TEXT = /^t\.(\d+)\./;
const NOTE = /^[or]\./;
const COMMENT = 8;

/** Names of the components with a shadow root, in capital letters. */
function shadowComponents(hydrate) {
  const { components } = JSON.parse(readFileSync(join(hydrate, '../dist/docs.json'), 'utf8'));
  const own = components.filter(({ encapsulation }) => encapsulation === 'shadow');
  return new Set([...own.map(({ tag }) => tag.toUpperCase()), 'ION-ICON']);
}

/** The style sheet of a component before the renderer gave its selectors classes. */
function unscoped(css) {
  return css.replace(/\/\*!@([\s\S]*?)\*\/[^{}]*\{/g, '$1{');
}

/** The id of the style sheet of a component: its class of hosts without the ending. */
function styleOf(element) {
  return /(?:^| )(sc-[\w-]+)-h(?: |$)/.exec(element.getAttribute('class') ?? '')?.[1];
}

/**
 * Takes an element's children apart.
 *
 * @returns the nodes of its own tree, and those that its page has put into it
 */
function split(document, parent, id) {
  const own = [];
  const light = [];
  let isOwnText = false;
  for (const node of [...parent.childNodes]) {
    const note = node.nodeType === COMMENT ? node.nodeValue : '';
    const [, slotOf, name] = SLOT.exec(note) ?? [];
    const textOf = TEXT.exec(note)?.[1];
    if (NOTE.test(note) || node === parent.declared) continue;
    if (slotOf === id) {
      const slot = document.createElement('slot');
      if (name) slot.setAttribute('name', name);
      own.push(slot);
    } else if (textOf === id) isOwnText = true;
    else if (isOwnText) {
      own.push(node);
      isOwnText = false;
    } else if (node.nodeType === 1 && node.getAttribute('c-id')?.startsWith(`${id}.`)) {
      own.push(node);
      // The picture was put in later, without a note
      if (node.classList.contains('icon-inner')) continue;
      const inner = split(document, node, id);
      node.replaceChildren(...inner.own);
      // What an element of the tree holds of the tree of its own, which is done already
      if (node.declared) node.insertBefore(node.declared, node.firstChild);
      light.push(...inner.light);
    } else light.push(node);
  }
  return { own, light };
}

/** Moves what belongs there into declarative shadow roots, innermost first. */
function declareShadowRoots(document, hydrate) {
  const shadows = shadowComponents(hydrate);
  const styles = new Map(
    [...document.querySelectorAll('style')].map((style) => [style.getAttribute('sty-id'), style]),
  );
  const hosts = [...document.querySelectorAll('[s-id]')].reverse();
  for (const host of hosts) {
    if (!shadows.has(host.nodeName)) continue;
    const { own, light } = split(document, host, host.getAttribute('s-id'));
    const template = document.createElement('template');
    template.setAttribute('shadowrootmode', 'open');
    const css = [unscoped(styles.get(styleOf(host))?.textContent ?? '')];
    const root = template.content ?? template;
    root.append(...own);
    for (const inner of root.querySelectorAll('[s-id]')) {
      if (!shadows.has(inner.nodeName)) css.push(styles.get(styleOf(inner))?.textContent ?? '');
    }
    const style = document.createElement('style');
    style.textContent = css.join('\n');
    root.insertBefore(style, root.firstChild);
    host.replaceChildren(template, ...light);
    host.declared = template;
  }
  for (const host of hosts) {
    if (shadows.has(host.nodeName)) styles.get(styleOf(host))?.remove();
  }
}

/** Takes away what the renderer notes for its scripts. */
function withoutNotes(html) {
  return html.replace(/<!--[rost]\.[\w.-]*-->/g, '').replace(/ [cs]-id="[\d.]+"/g, '');
}

module.exports = { declareShadowRoots, withoutNotes };
