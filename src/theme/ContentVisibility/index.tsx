/** Wraps the banners above a page (unlisted, draft): adds the state of its translation. */
import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import OriginalContentVisibility from '@theme-original/ContentVisibility';
import type { Props } from '@theme/ContentVisibility';

function TranslationNotice({ status }: { status: unknown }): ReactNode {
  if (status !== 'stale' && status !== 'missing') return null;
  return (
    <Admonition type="info" className="translation-notice">
      {status === 'stale' ? (
        <Translate
          id="site.translation.stale"
          description="Shown above a translated page whose English source has changed since"
        >
          The English page has changed since this translation was made.
        </Translate>
      ) : (
        <Translate
          id="site.translation.missing"
          description="Shown above an English page on a site in another language"
        >
          This page has not been translated yet and is shown in English.
        </Translate>
      )}
    </Admonition>
  );
}

export default function ContentVisibility(props: Props): ReactNode {
  const { frontMatter } = props.metadata as { frontMatter: Record<string, unknown> };
  return (
    <>
      <OriginalContentVisibility {...props} />
      <TranslationNotice status={frontMatter.translation_status} />
    </>
  );
}
