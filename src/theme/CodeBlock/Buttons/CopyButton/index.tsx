/**
 * Wraps the button that copies a block of code: what came of it is read out, and not only drawn.
 */
import React, { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type CopyButtonType from '@theme/CodeBlock/Buttons/CopyButton';
import OriginalCopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import { announce } from '@site/src/lib/announce';

/** How often the button is looked at, and until when, in milliseconds; the original says for a second that it did. */
const LOOK_MS = 100;
const GIVE_UP_MS = 1500;

/** Says that the code was copied; or where the browser refuses, which the original leaves at that, selects the code. */
function sayWhatHappened({ target }: MouseEvent): void {
  const button = (target as Element).closest('button');
  const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
  const given = Date.now();
  const look = setInterval(() => {
    const isCopied = button?.getAttribute('aria-label') === copied;
    if (!isCopied && Date.now() - given < GIVE_UP_MS) return;
    clearInterval(look);
    if (isCopied) return announce(copied);
    void import(/* webpackChunkName: "copy-refused" */ './refused').then(({ selectInstead }) =>
      selectInstead(button),
    );
  }, LOOK_MS);
}

export default function CopyButton(props: ComponentProps<typeof CopyButtonType>): ReactNode {
  return (
    <span role="presentation" onClick={sayWhatHappened}>
      <OriginalCopyButton {...props} />
    </span>
  );
}
