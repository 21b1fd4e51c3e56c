import { useEffect } from 'react';

/**
 * Tells assistive technology what the modal is. DocSearch calls its backdrop a button, with all of
 * the modal in it, and gives it no name.
 */
export function useDialog(label: string): void {
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    if (!container) return;
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', label);
    container.setAttribute('tabindex', '-1');
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls']) {
      container.removeAttribute(name);
    }
  }, [label]);
}
