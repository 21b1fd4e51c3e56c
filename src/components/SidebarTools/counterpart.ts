import { frameworkOfPage } from '../../lib/choices';

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
 * @returns its path; nothing where the page is for all, or the other framework has none
 */
export function counterpartPath(
  docs: readonly ListedDoc[],
  id: string,
  wanted: string,
): string | undefined {
  const framework = frameworkOfPage(id);
  if (framework === undefined || framework === wanted) return undefined;
  const counterpart = id.replace(framework, wanted);
  return docs.find((doc) => doc.id === counterpart)?.path;
}
