import type { RefObject } from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { isSingleKey } from '@site/src/lib/single-keys';

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
 * The keys that DocSearch documents: Ctrl or ⌘ with K opens and closes, a slash opens (unless single keys are switched off), Escape closes,
 * and a letter typed on the focused button opens with that letter.
 */
export function useSearchKeys({ button, isOpen, open, close }: Options): void {
  // At once: a key that is pressed right after the dialog has closed must find it closed
  useIsomorphicLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, isComposing } = event;
      if (isComposing) return;
      const plain = !ctrlKey && !metaKey && !altKey;
      const closes = isOpen && (key === 'Escape' || isShortcut(event));
      const opens = !isOpen && (isShortcut(event) || isSingleKey(event, '/'));
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
