import type { Declaration, Root } from 'postcss';

const REFERENCE = /var\(\s*(--[\w-]+)/g;

/** Names of the custom properties that a text reads. */
export function referencedVariables(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map((match) => match[1] ?? '');
}

/**
 * Removes declarations of custom properties that nothing reads: neither the sheet itself, directly or
 * through another property that is read, nor any of the names in `readElsewhere`.
 *
 * @param root the sheet, changed in place
 * @param readElsewhere names read by the site's other style sheets and scripts
 */
export function removeUnusedVariables(root: Root, readElsewhere: ReadonlySet<string>): void {
  const declared = new Map<string, Declaration[]>();
  const needed = new Set(readElsewhere);
  const queue = [...readElsewhere];
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) {
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
    } else {
      queue.push(...referencedVariables(declaration.value));
    }
  });
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    needed.add(name);
    const next = (declared.get(name) ?? []).flatMap(({ value }) => referencedVariables(value));
    queue.push(...next.filter((found) => !needed.has(found)));
  }
  for (const [name, declarations] of declared) {
    if (!needed.has(name)) declarations.forEach((declaration) => declaration.remove());
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}
