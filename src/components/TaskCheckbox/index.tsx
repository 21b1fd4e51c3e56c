import React, { type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/** The box of a task list's item: Markdown gives it no name, so its state becomes one. */
export default function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  const label = props.checked
    ? translate({ id: 'site.task.done', message: 'Done', description: 'A ticked task' })
    : translate({ id: 'site.task.open', message: 'To do', description: 'A task not yet ticked' });
  return <input {...props} aria-label={label} />;
}
