import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { VersionProps } from './types';
import type { ChangesByPage } from './upgrade-guide';

/**
 * Stands for every page in the list of pages: the theme's `DocCard` asks whether the page of an item is
 * in the list, and shows its description there, where it has one.
 */
const PAGE = 'page';

function slim(item: PropSidebarItem): PropSidebarItem {
  const { unlisted, ...rest } = item as PropSidebarItem & { unlisted?: boolean; docId?: string };
  return {
    ...rest,
    ...(rest.docId && { docId: PAGE }),
    ...(unlisted && { unlisted }),
    ...('items' in rest && { items: rest.items.map(slim) }),
  };
}

/**
 * The data of a version without the list of all its pages, which is half of it: titles and addresses
 * are in the sidebars too, and a page's own description in its own data.
 *
 * @param props as the docs plugin makes them; they stay as they are
 * @param changes what they get to know about each version, by its name
 */
export function withoutDocs(
  props: VersionProps | undefined,
  changes: ReadonlyMap<string, ChangesByPage>,
): VersionProps {
  if (!props?.version) {
    throw new Error(
      'plugins/docs: expected the routes of @docusaurus/plugin-content-docs to carry props.version, which they do not',
    );
  }
  const { docsSidebars, version: name } = props.version;
  const changed = changes.get(name);
  return {
    ...props,
    version: {
      ...props.version,
      ...(changed && { changes: changed }),
      docs: { [PAGE]: {} } as unknown as PropVersionMetadata['docs'],
      docsSidebars: Object.fromEntries(
        Object.entries(docsSidebars).map(([name, items]) => [name, items?.map(slim)]),
      ),
    },
  };
}
