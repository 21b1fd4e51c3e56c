import React, { type ReactNode } from 'react';
import { loadCodeLinks } from './load';

/** What is selected when a button is pressed; where there is no mouse, the press itself may end the selection. */
let selected: Range | undefined;

function keepSelection(): void {
  const selection = getSelection();
  selected = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined;
}

interface Props {
  className?: string;
  label: string;
  children?: ReactNode;
}

/** A button that copies the link to the code or the demo that it stands in. */
export default function LinkButton({ className, label, children }: Props): ReactNode {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onPointerEnter={() => void loadCodeLinks()}
      onPointerDown={keepSelection}
      onKeyDown={keepSelection}
      onClick={({ currentTarget }) =>
        void loadCodeLinks().then(({ copyLink }) => copyLink(currentTarget, selected))
      }
    >
      {children}
    </button>
  );
}
