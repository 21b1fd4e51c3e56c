import React, { type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Icon from './Icon';
import controls from '../controls.module.css';

type Props = Omit<ComponentProps<'button'>, 'type' | 'children'>;

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
