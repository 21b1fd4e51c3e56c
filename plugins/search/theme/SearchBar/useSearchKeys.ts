import type { RefObject } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

interface Options {
  button: RefObject<HTMLElement>;
  isOpen: boolean;
  open: (query?: string) => void;
  close: () => void;
}

function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
}

/**
 * The keys of the theme's search: Ctrl or ⌘ with K opens and closes, Escape closes, and a letter typed on the focused
 * button opens with that letter. A slash alone opens nothing: who speaks to the computer may say it in a word.
 */
export function useSearchKeys({ button, isOpen, open, close }: Options): void {
  // At once: a key that is pressed right after the dialog has closed must find it closed
  useIsomorphicLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, isComposing } = event;
      if (isComposing) return;
      const plain = !ctrlKey && !metaKey && !altKey;
      const closes = isOpen && (key === 'Escape' || isShortcut(event));
      const opens = !isOpen && isShortcut(event);
      const types = !isOpen && plain && target === button.current && /^[\p{L}\p{N}]$/u.test(key);
      if (!closes && !opens && !types) return;
      event.preventDefault();
      if (closes) close();
      else open(types ? key : '');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [button, isOpen, open, close]);
}
