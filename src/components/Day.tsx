import React, { memo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isTakingOver } from '@site/plugins/engine/client/taking-over';
import { languageTag } from '@site/src/lib/language-tag';

interface Props {
  /** Milliseconds, as `Date.now()` gives them. */
  date: number;
}

const FORMAT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/**
 * A day in the words of the page's language. Where the server has sent it, its text stays as it is: the first date
 * that a browser formats costs it 10 to 15 ms.
 */
function Day({ date }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const at = new Date(date);
  const attributes = { dateTime: at.toISOString(), itemProp: 'dateModified' };
  if (isTakingOver()) {
    return <time {...attributes} dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  const format = new Intl.DateTimeFormat(languageTag(i18n), FORMAT);
  return <time {...attributes}>{format.format(at)}</time>;
}

export default memo(Day);
