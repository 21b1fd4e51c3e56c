/**
 * Worker thread that draws demos: it renders markup with the components' own server renderer, without a
 * browser, and gives it back as HTML with declarative shadow roots. A thread of its own, because rendering
 * would hold up the bundler. CommonJS, because Node starts it as it is.
 */
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { isMainThread } = require('node:worker_threads');
const { clickToOpen } = require('./open.cjs');
const { declareShadowRoots, withoutNotes } = require('./shadow.cjs');

const DATA = /^data:image\/svg\+xml(?:;utf8|;charset=utf-8)?,/;
/** Milliseconds after which a page that is not ready is given up. */
const PATIENCE = 15_000;
/** Stands for a space that does not break, which the renderer would take for one that does. */
const SPACE = '\uE000';
/** Width of the narrowest window that demos are shown in, in CSS pixels. */
const NARROWEST = 320;

/** Stands for whatever a script imports: a gesture or an animation starts once the components are there. */
const LATER = new Proxy(function later() {}, {
  get: (_, key) => (key === 'then' || key === Symbol.iterator ? undefined : LATER),
  apply: () => LATER,
  construct: () => LATER,
});
const IMPORT = /^\s*import\s+(\{[^}]*\})\s+from\s+(['"]).*?\2;?/gm;

/** What scripts of demos and components use, and elements of the renderer do not have. */
function extendElements(document) {
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf(document.createElement('p')));
  if ('replaceChildren' in prototype) return;
  prototype.replaceChildren = function replaceChildren(...children) {
    while (this.firstChild) this.firstChild.remove();
    this.append(...children);
  };
  Object.defineProperty(prototype, 'slot', {
    get() {
      return this.getAttribute('slot') ?? '';
    },
    set(name) {
      this.setAttribute('slot', name);
    },
  });
}

/** Puts the first page into each navigation: the component that its markup names. */
function enterPages(document, classes) {
  for (const nav of document.querySelectorAll('ion-nav')) {
    const name = nav.root ?? nav.getAttribute('root');
    const type = classes.get(name);
    if (!type) continue;
    const page = document.createElement(name);
    Object.setPrototypeOf(page, type.prototype);
    Object.assign(page, nav.rootParams);
    page.classList.add('ion-page');
    // Or the component would put in an empty page of its own
    nav.removeAttribute('root');
    delete nav.root;
    nav.append(page);
    page.connectedCallback?.();
  }
}

/**
 * Runs the scripts of a page, as a browser does before the components are there. What a script does later,
 * and what it needs a browser for, is not in the picture; the browser test compares the picture with the live
 * page, so a script that fails here and matters is found there.
 */
function runScripts(document) {
  const window = document.defaultView;
  const classes = new Map();
  const customElements = {
    define: (name, type) => classes.set(name, type),
    get: (name) => classes.get(name),
    whenDefined: () => new Promise(() => {}),
  };
  for (const script of [...document.querySelectorAll('script')]) {
    const code = script.textContent.replace(IMPORT, 'const $1 = LATER;');
    const body = `with (window) with (own) { (async () => { ${code} })().catch(() => {}) }`;
    new Function('window', 'self', 'own', body)(window, window, { customElements, LATER });
  }
  enterPages(document, classes);
}

/** The name or the address of an icon that `ion-icon` would show. */
function iconOf(element, mode) {
  const read = (name) => element[name] ?? element.getAttribute(name);
  const source = read('src') ?? read('icon');
  if (source && /[/.]/.test(source)) return source;
  return read(mode) ?? read('name') ?? source ?? '';
}

/** All elements below a root, those in shadow roots included. */
function elementsOf(root) {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsOf(element.shadowRoot) : []),
  ]);
}

/** The components fetch icons once they run in a browser; here they are put in from the package. */
function fillIcons(elements, folder, mode) {
  for (const element of elements) {
    if (element.nodeName !== 'ION-ICON') continue;
    const icon = iconOf(element, mode);
    element.classList.remove('ios', 'md');
    element.classList.add(mode);
    const path = join(folder, `${icon}.svg`);
    const isName = /^[a-z][a-z0-9-]*$/.test(icon);
    const svg = DATA.test(icon)
      ? decodeURIComponent(icon.replace(DATA, ''))
      : isName && existsSync(path)
        ? readFileSync(path, 'utf8')
        : '';
    const inner = (element.shadowRoot ?? element).querySelector('.icon-inner');
    if (inner && svg) inner.innerHTML = svg.replace('class="', 'class="s-ion-icon ');
  }
}

/** The renderer takes a space that does not break for any other, and leaves out what holds nothing else. */
function keepSpaces(elements) {
  for (const { childNodes } of elements) {
    for (const node of childNodes) {
      if (node.nodeType === 3) node.nodeValue = String(node.nodeValue).replaceAll('\u00A0', SPACE);
    }
  }
}

/** Marks what a scrolled box shows first: the page's script scrolls there, or the style sheet where it can. */
function show(element) {
  element?.setAttribute('data-shown', '');
}

/** A button for a menu hides where there is none, and where the menu is always in sight. */
function showToggle(toggle, document) {
  if (!document.querySelector('ion-menu') || document.querySelector('.split-pane-visible')) return;
  toggle.classList.remove('menu-button-hidden', 'menu-toggle-hidden');
}

/** What only a browser can find out, by element: as it is in a window of the size that demos are shown in. */
const SETTLE = {
  'ION-CONTENT'(content) {
    content.style.setProperty('--offset-top', '0px');
    content.style.setProperty('--offset-bottom', '0px');
    // Version 7 leaves it to its script where the bars are
    if (content.hasAttribute('fullscreen')) content.classList.add('content-fullscreen');
  },
  'ION-HEADER'(header) {
    if (header.classList.contains('header-collapse-fade')) {
      header.style.setProperty('--opacity-scale', '0');
    }
  },
  'ION-FOOTER'(footer) {
    // Opaque, since more content is below, which the renderer cannot measure
    if (footer.classList.contains('footer-collapse-fade')) {
      footer.style.setProperty('--opacity-scale', '1');
    }
  },
  'ION-MENU-BUTTON': showToggle,
  'ION-MENU-TOGGLE': showToggle,
  'ION-SPLIT-PANE'(pane) {
    const width = Number(
      /min-width:\s*(\d+)px/.exec(pane.getAttribute('when') ?? '')?.[1] ?? Infinity,
    );
    if (width > NARROWEST) return;
    pane.classList.add('split-pane-visible');
    for (const child of pane.children) {
      if (child.nodeName === 'ION-MENU') child.classList.add('menu-pane-visible');
      if (child.id === pane.getAttribute('content-id')) child.classList.add('split-pane-main');
    }
  },
  'ION-DATETIME'(datetime) {
    datetime.classList.add('datetime-ready');
    // Between the month before and the month after, which are reached by scrolling
    const [first, second] = (datetime.shadowRoot ?? datetime).querySelectorAll('.calendar-month');
    if (second) first.remove();
  },
  'ION-PICKER-COLUMN'(column) {
    const options = [...column.querySelectorAll('ion-picker-column-option')];
    const chosen = options.find((option) => String(option.value) === String(column.value));
    chosen?.classList.add('option-active');
    show(chosen);
  },
  'ION-SEGMENT'(segment) {
    if (segment.hasAttribute('scrollable')) show(segment.querySelector('.segment-button-checked'));
  },
  'ION-INFINITE-SCROLL'(scroll) {
    if (scroll.getAttribute('position') === 'top')
      show(scroll.parentElement.lastElementChild?.lastElementChild);
  },
  'ION-IMG'(img) {
    const inner = (img.shadowRoot ?? img).querySelector('img');
    inner?.setAttribute('src', img.src);
  },
};

/**
 * The renderer for one mode. Each mode has a copy of the module of its own, because the module keeps the mode
 * of the first page that it renders as the default for all that follow.
 */
const renderers = new Map();
function rendererFor(hydrate, mode) {
  const key = `${hydrate} ${mode}`;
  if (!renderers.has(key)) {
    const path = require.resolve(hydrate);
    delete require.cache[path];
    const { renderToString } = require(path);
    // The older one does not write declarative shadow roots by itself
    const knowsShadowRoots = readFileSync(path, 'utf8').includes('shadowrootmode');
    renderers.set(key, { renderToString, knowsShadowRoots });
  }
  return renderers.get(key);
}

/**
 * Draws a whole page as HTML.
 *
 * @param hydrate the renderer's module
 * @param icons folder of the icons
 */
async function draw({ hydrate, icons, mode, html }) {
  let before = [];
  let open;
  const { renderToString, knowsShadowRoots } = rendererFor(hydrate, mode);
  const result = await renderToString(html, {
    serializeShadowRoot: true,
    clientHydrateAnnotations: !knowsShadowRoots,
    removeScripts: true,
    removeUnusedStyles: false,
    timeout: PATIENCE,
    beforeHydrate(document) {
      extendElements(document);
      runScripts(document);
      open = clickToOpen(document);
      before = [...document.querySelectorAll('*')].map((element) => [element, element.hidden]);
    },
    async afterHydrate(document) {
      await open();
      // Whatever has a slot was hidden while it was put there
      for (const [element, wasHidden] of before) element.hidden = wasHidden;
      const elements = elementsOf(document);
      fillIcons(elements, icons, mode);
      keepSpaces(elements);
      for (const element of elements) SETTLE[element.nodeName]?.(element, document);
      if (!knowsShadowRoots) declareShadowRoots(document, hydrate);
    },
  });
  const errors = result.diagnostics.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ messageText }) => messageText).join('; '));
  return withoutNotes(result.html)
    .replace(/<!--s-nt-(.*?)-->/gs, '$1')
    .replaceAll(SPACE, '&nbsp;');
}

// A script of a demo may wait for a method that no component has on the server
process.on('unhandledRejection', () => {});

// What the renderer writes there is about the server only
if (!isMainThread) {
  for (const name of ['debug', 'error', 'info', 'log', 'warn']) console[name] = () => {};
}

module.exports = { draw };
