import React, { type ReactNode } from 'react';
import { SOURCES } from '@site/src/lib/frameworks';
import type { DemoInfo, Framework } from '../../../plugins/demos/types';
import CodeBlock from '../../theme/CodeBlock';
import { withNamedFold } from '../Demo/Panel/Sources';
import panel from '../Demo/Panel/styles.module.css';
import { useSources } from '../Demo/Panel/useSources';
import Retry from './Retry';

interface Props {
  data: DemoInfo;
  framework: Framework;
}

/** A source that the page does not have from the start. */
export default function Fetched({ data, framework }: Props): ReactNode {
  const [sources, onRetry] = useSources(data);
  if (typeof sources === 'object') {
    const { language, file } = SOURCES[framework];
    return (
      <div className={panel.code}>
        <CodeBlock
          key={framework}
          language={language}
          title={file}
          highlighted={withNamedFold(sources[framework])}
        >
          {''}
        </CodeBlock>
      </div>
    );
  }
  return sources === 'failed' ? <Retry onRetry={onRetry} /> : null;
}
