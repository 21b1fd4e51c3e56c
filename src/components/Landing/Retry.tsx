import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** Stands where the code of the app did not load, and loads it again. */
export default function Retry({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <button type="button" className="button button--secondary" onClick={onRetry}>
      <Translate
        id="site.landing.retry"
        description="Button where the code of the app did not load"
      >
        Load the code again
      </Translate>
    </button>
  );
}
