import React, { type ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An arrow in a circle. */
export function ReloadIcon(): ReactNode {
  return (
    <Icon>
      <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4" />
    </Icon>
  );
}

/** Two links of a chain. */
export function LinkIcon(): ReactNode {
  return (
    <Icon>
      <path d="M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1" />
    </Icon>
  );
}

/** An arrow that leaves a box. */
export function OpenIcon(): ReactNode {
  return (
    <Icon>
      <path d="M8 4H4.5v11.5H16V12M11.5 3.5h5v5M16 4l-6.5 6.5" />
    </Icon>
  );
}

/** A pen. */
export function EditIcon(): ReactNode {
  return (
    <Icon>
      <path d="M3.5 16.5l1-4L13 4l3 3-8.5 8.5-4 1ZM11 6l3 3" />
    </Icon>
  );
}

/** A flash. */
export function StackBlitzIcon(): ReactNode {
  return (
    <Icon>
      <path d="M11.5 2 4.5 11.5h5L8 18l7.5-10h-5.500z" />
    </Icon>
  );
}
