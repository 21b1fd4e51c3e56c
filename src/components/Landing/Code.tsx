import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '../../theme/CodeBlock';
import { SOURCES } from '@site/src/lib/frameworks';
import { FRAMEWORKS, type DemoInfo, type Framework } from '../../../plugins/demos/types';
import { choiceClasses } from '../../site/choices';
import { useSources } from '../Demo/Panel/useSources';
import { useChoice } from '../useChoice';
import styles from './styles.module.css';

interface Props {
  framework: Framework;
  html: string;
}

function Source({ framework, html }: Props): ReactNode {
  const { language, file } = SOURCES[framework];
  return (
    <CodeBlock language={language} title={file} highlighted={html}>
      {''}
    </CodeBlock>
  );
}

/** A source that the page does not have from the start. */
function FetchedSource({ data, framework }: { data: DemoInfo; framework: Framework }): ReactNode {
  const [sources, onRetry] = useSources(data);
  if (typeof sources === 'object') {
    return <Source key={framework} framework={framework} html={sources[framework]} />;
  }
  return sources === 'failed' ? (
    <button type="button" className="button button--secondary" onClick={onRetry}>
      <Translate
        id="site.landing.retry"
        description="Button where the code of the app did not load"
      >
        Load the code again
      </Translate>
    </button>
  ) : null;
}

/**
 * The code of the app in the reader's framework, as high as the phones beside it. The page has the plain source;
 * it stays hidden until the app runs where another framework was chosen before.
 */
export default function Code({ data }: { data: DemoInfo }): ReactNode {
  const [framework] = useChoice('framework');
  return (
    <div className={styles.code}>
      <i hidden className={choiceClasses.row('framework', FRAMEWORKS)} />
      <div>
        <div className={choiceClasses.item(FRAMEWORKS[0])}>
          {framework === FRAMEWORKS[0] && data.source !== undefined ? (
            <Source framework={framework} html={data.source} />
          ) : (
            <FetchedSource data={data} framework={framework} />
          )}
        </div>
      </div>
    </div>
  );
}
