import React, { type ReactNode } from 'react';

/** A pen, and a flash. */
const PATHS = {
  edit: 'M3.5 16.5l1-4L13 4l3 3-8.5 8.5-4 1ZM11 6l3 3',
  stackblitz: 'M11.5 2 4.5 11.5h5L8 18l7.5-10h-5.500z',
};

/** A picture in a button that says the same in words. */
export default function Icon({ name }: { name: keyof typeof PATHS }): ReactNode {
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
      <path d={PATHS[name]} />
    </svg>
  );
}
