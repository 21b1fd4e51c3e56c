import React, { type ReactNode } from 'react';

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

function plain(html: string): string {
  return html.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * A search result's text with the words that were found marked. It comes as HTML and is not trusted:
 * the marks are the only tags it may have, and everything else is shown as it is.
 */
export function Marked({ html }: { html: string }): ReactNode {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((piece, index) =>
      index % 2 === 1 ? (
        <mark key={index}>{plain(piece.slice('<mark>'.length, -'</mark>'.length))}</mark>
      ) : (
        plain(piece)
      ),
    );
}
