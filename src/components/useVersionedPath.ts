import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';

/** Puts a docs path into the version that the reader is in: `/intro/cli` becomes `/v7/intro/cli` there. */
export function useVersionedPath(to: string): string {
  const { activeVersion } = useActiveDocContext(undefined);
  if (!to.startsWith('/') || !activeVersion || activeVersion.isLast) return to;
  return `${activeVersion.path}${to}`;
}
