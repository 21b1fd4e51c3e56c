/**
 * Wraps the button that copies a block of code: that it did is read out, and not only drawn. Before it stands a
 * button for the link to a block that has a title.
 */
import React, { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import type CopyButtonType from '@theme/CodeBlock/Buttons/CopyButton';
import OriginalCopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import LinkButton from '@site/src/components/CodeLink';
import { announce } from '@site/src/lib/announce';

/** The browser has answered by then, and the original still says so. */
const ANSWERED_MS = 300;

function announceCopied({ target }: MouseEvent): void {
  const button = (target as Element).closest('button');
  const copied = translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
  setTimeout(() => {
    if (button?.getAttribute('aria-label') === copied) announce(copied);
  }, ANSWERED_MS);
}

export default function CopyButton(props: ComponentProps<typeof CopyButtonType>): ReactNode {
  const { title } = useCodeBlockContext().metadata;
  return (
    <>
      {title && (
        <LinkButton
          className="clean-btn code-link"
          label={translate({
            id: 'site.code.link',
            message: 'Copy a link to this code or to the lines you selected',
            description: 'Button of a block of code',
          })}
        />
      )}
      <span role="presentation" onClick={announceCopied}>
        <OriginalCopyButton {...props} />
      </span>
    </>
  );
}
