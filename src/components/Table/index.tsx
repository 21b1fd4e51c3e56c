import React, { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import './styles.css';

/**
 * A table of a page. One that is wider than its column scrolls, and what scrolls must be reachable
 * with the keyboard; one that fits would only be a useless stop.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const table = ref.current;
    if (!table) return undefined;
    const observer = new ResizeObserver(() => {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute('tabindex');
    });
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return <table {...props} ref={ref} />;
}
