import { startOf, type Found, type Page, type Rule } from '../../../lib/page';
import { attributeOf, elementsOf } from './elements';
import type { Nodes } from 'mdast';

const SCHEMES = ['https', 'http', 'mailto'];

/** Browsers skip control characters and blanks in a scheme, so they do not hide one here. */
function schemeOf(url: string): string | undefined {
  const shortened = [...url].filter((character) => character > ' ').join('');
  return /^([a-z][a-z0-9+.-]*):/i.exec(shortened)?.[1]?.toLowerCase();
}

/** Every address of a page, with the attribute that it stands in, if that is in JSX. */
export function addressesOf(page: Page): { node: Nodes; url: string; name?: string }[] {
  const { link = [], image = [], definition = [] } = page.nodes;
  return [
    ...[...link, ...image, ...definition].map((node) => ({ node, url: node.url })),
    ...elementsOf(page).flatMap((node) =>
      ['href', 'src', 'to', 'action'].flatMap((name) => {
        const url = attributeOf(node, name);
        return typeof url === 'string' ? [{ node, url, name }] : [];
      }),
    ),
  ];
}

export const schemes: Rule = (page) =>
  addressesOf(page).flatMap(({ node, url }) => {
    const scheme = schemeOf(url);
    if (scheme === undefined || SCHEMES.includes(scheme)) return [];
    const accepted = `a path of this site, or an address that begins with ${SCHEMES.join(': or ')}:`;
    return [{ ...startOf(node), message: `address ${JSON.stringify(url)}: accepts ${accepted}` }];
  });

export const imageTexts: Rule = (page) => {
  const problem = (node: Nodes, name: string): Found => ({
    ...startOf(node),
    message: `image "${name}" has no alternative text; say what it shows`,
  });
  return [
    ...(page.nodes.image ?? []).flatMap((node) =>
      node.alt?.trim() ? [] : [problem(node, node.url)],
    ),
    // An empty `alt` in JSX is written on purpose, for a picture that only decorates.
    ...elementsOf(page).flatMap((node) =>
      node.name === 'img' && attributeOf(node, 'alt') === undefined
        ? [problem(node, String(attributeOf(node, 'src') ?? ''))]
        : [],
    ),
  ];
};

/** A page may use what is in the repository; code of another host would run on the site. */
export const imports: Rule = ({ nodes }) =>
  (nodes.mdxjsEsm ?? []).flatMap((node) =>
    (node.data?.estree?.body ?? []).flatMap((statement) => {
      const source = 'source' in statement ? statement.source?.value : undefined;
      if (typeof source !== 'string' || !/^(?:[a-z][\w+.-]*:|\/\/)/i.test(source)) return [];
      const message = `import from "${source}": accepts files of this repository, as in "@site/src/components/Cards"`;
      return [{ ...startOf(node), message }];
    }),
  );
