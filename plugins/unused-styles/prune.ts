import type { Container, Root } from 'postcss';

const CLASS = /\.([A-Za-z][\w-]*)/g;
const REFERENCE = /var\(\s*(--[\w-]+)/g;

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** Removes selectors with a class that nobody writes. */
function pruneRules(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) =>
      names(selector, CLASS).every((name) => words.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Removes custom properties that nobody reads; those that only they read go with them. */
function pruneProperties(root: Root, words: ReadonlySet<string>): void {
  let removed: number;
  do {
    removed = 0;
    const read = new Set<string>();
    root.walkDecls(({ value }) => names(value, REFERENCE).forEach((name) => read.add(name)));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || words.has(declaration.prop)) return;
      declaration.remove();
      removed += 1;
    });
  } while (removed > 0);
}

/** Where Infima declares its custom properties: for the page as a whole, or for it in a color mode. */
const PAGE = /^(?:html)?(?::root|\[data-theme=['"]?\w+['"]?\])$/;

/**
 * Removes custom properties of the page that the site's own tokens declare too: Infima stands in a layer, so what it
 * says is never heard.
 *
 * @param declared names that the tokens declare for the page in every color mode
 */
export function pruneDeclared(root: Root, declared: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (!rule.selectors.every((selector) => PAGE.test(selector))) return;
    rule.each((node) => {
      if (node.type === 'decl' && declared.has(node.prop)) node.remove();
    });
  });
}

/** Names of the custom properties that a style sheet declares for the page, whatever its color mode. */
export function declaredIn(root: Root): Set<string> {
  const declared = new Set<string>();
  root.each((rule) => {
    if (rule.type !== 'rule') return;
    const isEverywhere = rule.selectors.some((selector) =>
      /^:root$|^:where\(:root\)$/.test(selector),
    );
    if (!isEverywhere) return;
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) declared.add(node.prop);
    });
  });
  return declared;
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * Takes out of a style sheet what no page can use.
 *
 * @param words all names in the sources of the site and its theme
 */
export function prune(root: Root, words: ReadonlySet<string>): void {
  pruneRules(root, words);
  pruneProperties(root, words);
  removeEmpty(root);
}
