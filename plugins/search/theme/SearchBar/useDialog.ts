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

/** Calls the field what it is, one that has lists to choose from: DocSearch leaves it a field to type in. */
function mendField(hasLists: boolean): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!field) return;
  // HTML allows the role for fields of this type only; the key of a phone's keyboard says "search" all the same
  field.type = 'text';
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-expanded', String(hasLists));
}

/**
 * Gives each list of results the name of its group, and the id by which the field says that it controls the list:
 * DocSearch gives all of them the same. And tells the field that it has lists.
 */
export function useLists(): void {
  useEffect(() => {
    const dropdown = document.querySelector('.DocSearch-Dropdown');
    if (!dropdown) return undefined;
    const mend = (): void => {
      const lists = dropdown.querySelectorAll('[role="listbox"]');
      mendField(lists.length > 0);
      for (const list of lists) {
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

/** Blanks alone are no query: they are taken out of the field before DocSearch, which would search for them, sees them. */
export function useNoBlanks(): void {
  useEffect(() => {
    const form = document.querySelector('.DocSearch-Form');
    // The element's own setter, which React and DocSearch do not notice
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const onInput = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && target.value.trim() === '')
        setter?.call(target, '');
    };
    form?.addEventListener('input', onInput, true);
    return () => form?.removeEventListener('input', onInput, true);
  }, []);
}
