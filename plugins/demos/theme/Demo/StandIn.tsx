import React, { useRef, type ComponentType, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import './controls.module.css';
import styles from './styles.module.css';

interface Props {
  /** What the server renders; browsers do not have it. */
  part: ComponentType | undefined;
  /** Told the element that has the focus while it is taken away. */
  onFocusLost: (focused: Element) => void;
}

/** Stands for a part of the panel: as the server has sent it, with nothing of React in it. */
export default function StandIn({ part: Part, onFocusLost }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const element = box.current;
    return () => {
      const focused = document.activeElement;
      if (focused && element?.contains(focused)) onFocusLost(focused);
    };
  }, [onFocusLost]);
  const props = { ref: box, className: styles.standIn, 'data-stand-in': '' };
  if (!ExecutionEnvironment.canUseDOM) return <div {...props}>{Part && <Part />}</div>;
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
