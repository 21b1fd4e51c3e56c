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

/**
 * Gives each list of results the name of its group, and the id by which the field says that it controls the list:
 * DocSearch gives all of them the same.
 */
export function useLists(): void {
  useEffect(() => {
    const dropdown = document.querySelector('.DocSearch-Dropdown');
    if (!dropdown) return undefined;
    const mend = (): void => {
      for (const list of dropdown.querySelectorAll('[role="listbox"]')) {
        const option = list.querySelector('[role="option"]');
        const group = list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent;
        if (!option || !group) continue;
        list.id = option.id.replace(/-item-.*$/, '-list');
        list.removeAttribute('aria-labelledby');
        list.setAttribute('aria-label', group);
      }
    };
    const observer = new MutationObserver(mend);
    observer.observe(dropdown, { childList: true, subtree: true });
    mend();
    return () => observer.disconnect();
  }, []);
}
