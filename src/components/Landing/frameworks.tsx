import React, { type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import type { Framework } from '../../lib/demo';
import styles from './styles.module.css';

/** The package with Ionic's components for a framework, and the one with its icons. */
export function installLine(framework: Framework, major: string): string {
  const name = framework === 'javascript' ? 'core' : framework;
  return `npm install @ionic/${name}@${major} ionicons@${major}`;
}

/** The page that begins with nothing, for a framework, in the version that the reader is in. */
export function useFirstPage(): (framework: Framework) => string {
  const docs = useActiveDocContext(undefined).activeVersion?.docs ?? [];
  return (framework) => {
    // Not every version has a quickstart for each
    const ids = [`${framework}/quickstart`, 'intro/cdn'];
    return ids.map((id) => docs.find((doc) => doc.id === id)?.path).find(Boolean) ?? '/';
  };
}

/** The mark of a framework, in the colors of its makers. */
export function Mark({ framework }: { framework: Framework }): ReactNode {
  return (
    <img
      className={styles.mark}
      src={useBaseUrl(`/img/frameworks/${framework}.svg`)}
      alt=""
      width="24"
      height="24"
    />
  );
}
