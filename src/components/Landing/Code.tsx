import React, { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import { languageOf, SOURCES } from '@site/src/lib/frameworks';
import { FRAMEWORKS, type DemoInfo } from '../../lib/demo';
import { choiceClasses } from '../../lib/choices';
import { useChoice } from '../../lib/useChoice';
import useOnDemand from '../../lib/useOnDemand';
import Retry from './Retry';
import styles from './styles.module.css';

const importFetched = () => import('./Fetched');

const [PLAIN] = FRAMEWORKS;

interface Props {
  data: DemoInfo;
  /** The highlighted source without a framework. */
  source: string;
}

function Source({ data, source }: Props): ReactNode {
  const [framework] = useChoice('framework');
  const [fetched, load] = useOnDemand(importFetched);
  useEffect(() => {
    if (framework !== PLAIN) load();
  }, [framework, load]);
  if (framework === PLAIN) {
    const { file } = SOURCES[PLAIN];
    return (
      <CodeBlock language={languageOf(file)} title={file} highlighted={source}>
        {''}
      </CodeBlock>
    );
  }
  if (typeof fetched === 'object') {
    return <fetched.component data={data} framework={framework} />;
  }
  return fetched === 'failed' ? <Retry onRetry={load} /> : null;
}

/**
 * The code of the app in the reader's framework, as high as the phones beside it. The page has the plain source;
 * it stays hidden until the app runs where another framework was chosen before.
 */
export default function Code(props: Props): ReactNode {
  return (
    <div className={clsx('code-room', styles.code)}>
      <i hidden className={choiceClasses.row('framework', FRAMEWORKS)} />
      <div>
        <div className={choiceClasses.item(PLAIN)}>
          <Source {...props} />
        </div>
      </div>
    </div>
  );
}
