import React, { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import controls from '../controls.module.css';
import styles from './styles.module.css';

/** A menu of what few readers need; it closes once one of it is chosen, or the reader is elsewhere. */
export default function More({ children }: { children?: ReactNode }): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = (): void => {
    if (details.current) details.current.open = false;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !details.current?.open) return;
    close();
    summary.current?.focus();
  };
  const label = translate({
    id: 'site.demo.more',
    message: 'More for this demo',
    description: 'Button that opens a menu: link to the demo, reload it, open it alone',
  });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they are what its parts tell it
    <details ref={details} className={controls.more} onBlur={onBlur} onKeyDown={onKeyDown}>
      <summary ref={summary} className={controls.icon} aria-label={label} title={label} />
      {/* Only takes the menu away. Safari gives the focus to no button that is pressed, but to what is around it. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.menu} tabIndex={-1} onClick={close}>
        {children}
      </div>
    </details>
  );
}
