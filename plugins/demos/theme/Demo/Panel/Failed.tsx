import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  /** What did not load. */
  children: ReactNode;
  className: string | undefined;
  onRetry: () => void;
}

/** Stands where a part of a demo did not load, and loads it again. */
export default function Failed({ children, className, onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={className}>
      <p>{children}</p>
      <button type="button" className="button button--sm button--secondary" onClick={onRetry}>
        <Translate id="site.demo.again" description="Button that loads a demo again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
