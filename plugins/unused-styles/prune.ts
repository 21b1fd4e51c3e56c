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
