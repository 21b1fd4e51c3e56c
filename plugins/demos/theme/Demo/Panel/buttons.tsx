import React, { type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import controls from '../controls.module.css';

type Props = Omit<ComponentProps<'button'>, 'type' | 'children'>;

/** A pen, and a flash. */
const PATHS = {
  edit: 'M3.5 16.5l1-4L13 4l3 3-8.5 8.5-4 1ZM11 6l3 3',
  stackblitz: 'M11.5 2 4.5 11.5h5L8 18l7.5-10h-5.500z',
};

/** A picture in a button that says the same in words. */
function Icon({ name }: { name: keyof typeof PATHS }): ReactNode {
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

/** Opens and closes the editor. */
export function EditButton(props: Props): ReactNode {
  return (
    <button {...props} type="button" className={controls.edit}>
      <Icon name="edit" />
      {translate({
        id: 'site.demo.edit',
        message: 'Edit',
        description: 'Button that opens an editor with the source of a demo',
      })}
    </button>
  );
}

/** Opens a project with the source of a demo. */
export function ProjectButton(props: Props): ReactNode {
  const label = translate({
    id: 'site.demo.stackblitz',
    message: 'Open in StackBlitz',
    description: 'Button that opens a project with the source of a demo; a product name',
  });
  return (
    <button {...props} type="button" className={controls.project} aria-label={label} title={label}>
      <Icon name="stackblitz" />
      StackBlitz
    </button>
  );
}
