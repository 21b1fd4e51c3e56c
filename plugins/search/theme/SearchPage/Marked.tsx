import React, { type ReactNode } from 'react';
import { unescapeHtml } from '../../../../src/lib/html';

/**
 * A search result's text with the words that were found marked. It comes as HTML and is not trusted:
 * the marks are the only tags it may have, and everything else is shown as it is.
 */
export function Marked({ html }: { html: string }): ReactNode {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece, index) =>
      index % 2 === 1 ? (
        <mark key={index}>{unescapeHtml(piece.slice('<mark>'.length, -'</mark>'.length))}</mark>
      ) : (
        unescapeHtml(piece)
      ),
    );
}
