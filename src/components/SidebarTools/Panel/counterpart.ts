/** A page as the docs plugin lists it. */
interface ListedDoc {
  id: string;
  path: string;
}

/**
 * The page about the same for another framework: guides of frameworks have the same names in folders of their
 * own.
 *
 * @param id of the page that is open
 * @param frameworks names of the folders
 * @returns its path; nothing where the page is for all, or the other framework has none
 */
export function counterpartPath(
  docs: readonly ListedDoc[],
  id: string,
  frameworks: readonly string[],
  wanted: string,
): string | undefined {
  const [folder = '', ...rest] = id.split('/');
  if (!frameworks.includes(folder) || folder === wanted) return undefined;
  const counterpart = [wanted, ...rest].join('/');
  return docs.find((doc) => doc.id === counterpart)?.path;
}
