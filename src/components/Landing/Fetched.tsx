import React, { type ReactNode } from 'react';
import type { DemoInfo, Framework } from '../../lib/demo';
import { SourceFile } from '@theme/Demo/Panel/Files';
import panel from '../../../plugins/demos/theme/Demo/Panel/styles.module.css';
import { useSources } from '@theme/Demo/Panel/useSources';
import Retry from './Retry';

interface Props {
  data: DemoInfo;
  framework: Framework;
}

/** A source that the page does not have from the start. */
export default function Fetched({ data, framework }: Props): ReactNode {
  const [sources, onRetry] = useSources(data);
  const [file] = typeof sources === 'object' ? sources[framework] : [];
  if (file) {
    return (
      <div className={panel.code}>
        <SourceFile file={file} isNamed />
      </div>
    );
  }
  return sources === 'failed' ? <Retry onRetry={onRetry} /> : null;
}
