import {
  useActiveDocContext,
  useLatestVersion,
  type GlobalDoc,
} from '@docusaurus/plugin-content-docs/client';
import type { Canonical } from '@site/plugins/docs/types';

/** The path of the page that stands for the open one, if that is another: the newest version's about the same. */
export function useCanonicalPath(): string | undefined {
  const {
    activeDoc,
    activeVersion,
  }: { activeDoc?: GlobalDoc & Canonical } & Pick<
    ReturnType<typeof useActiveDocContext>,
    'activeVersion'
  > = useActiveDocContext(undefined);
  const { docs } = useLatestVersion(undefined);
  if (!activeDoc || !activeVersion || activeVersion.isLast) return undefined;
  return activeDoc.canonical ?? docs.find(({ id }) => id === activeDoc.id)?.path;
}
