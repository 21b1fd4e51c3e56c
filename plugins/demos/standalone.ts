const SELECTOR = /^(\s*)selector: '[^']+',\n/gm;

/**
 * Angular components as version 7's projects need them: with Angular 17 and older a component is
 * standalone only if it says so, which the source for version 8 leaves out.
 */
export function asStandalone(source: string): string {
  if (source.includes('standalone: true')) return source;
  return source.replace(SELECTOR, (line, indent: string) => `${line}${indent}standalone: true,\n`);
}
