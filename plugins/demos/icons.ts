/**
 * Files of the icons that live pages may show: components fetch an icon by its name when it is shown,
 * so a name can stand in an attribute or in a script. A word that happens to be an icon's name costs
 * one small file; an icon of which no page knows the name costs nothing.
 *
 * @param pages the live pages, as HTML
 * @param files all icons there are, as `<name>.svg`
 * @returns those of the files that some page names between quotation marks, sorted
 */
export function iconsNamedIn(pages: readonly string[], files: ReadonlySet<string>): string[] {
  const named = pages.flatMap((page) => [...page.matchAll(/(?<=["'`])[a-z][a-z0-9-]*(?=["'`])/g)]);
  return [...new Set(named.map(([name]) => `${name}.svg`))]
    .filter((file) => files.has(file))
    .sort();
}
