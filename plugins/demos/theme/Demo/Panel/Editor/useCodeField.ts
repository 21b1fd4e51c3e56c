import { useEffect, useRef, type MutableRefObject, type RefObject } from 'react';
import { createEditor, languageMap, type PrismEditor } from 'prism-code-editor';
import { defaultCommands, setIgnoreTab } from 'prism-code-editor/commands';
import 'prism-code-editor/languages/html';
import 'prism-code-editor/prism/languages/css';
import 'prism-code-editor/prism/languages/javascript';
import 'prism-code-editor/prism/languages/markup';
import 'prism-code-editor/layout.css';

// An end tag would be there twice for everybody who types it
languageMap.html = { ...languageMap.html, autoCloseTags: undefined };

// Tab leaves it, as it does any other field: nobody is held in the middle of a page
setIgnoreTab(true);

/**
 * A field for HTML, highlighted as it is written.
 *
 * `prism-code-editor` is a `<textarea>` below highlighted lines: 9 kB compressed, and the browser's own field for
 * screen readers, phones and Japanese input. CodeMirror 6 with HTML alone would be 135 kB, and writes style elements,
 * which the policy of the pages refuses.
 *
 * @param text that it begins with
 * @param label for screen readers
 * @param onText told each text that is written; the same function each time
 * @param takesFocus whether the field takes the focus when it appears; it sets this to `false` then
 * @returns where the field stands, and a function that replaces its text and goes there
 */
export function useCodeField(
  text: string,
  label: string,
  onText: (text: string) => void,
  takesFocus: MutableRefObject<boolean>,
): { host: RefObject<HTMLDivElement>; replace: (text: string) => void } {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<PrismEditor>();
  const first = useRef(text);
  useEffect(() => {
    const made = createEditor(
      host.current,
      { language: 'html', value: first.current, lineNumbers: false, wordWrap: true },
      defaultCommands(),
    );
    made.on('update', onText);
    made.textarea.setAttribute('aria-label', label);
    if (takesFocus.current) made.textarea.focus({ preventScroll: true });
    takesFocus.current = false;
    editor.current = made;
    return () => made.remove();
  }, [label, onText, takesFocus]);
  const replace = (next: string): void => {
    editor.current?.setOptions({ value: next });
    editor.current?.textarea.focus({ preventScroll: true });
  };
  return { host, replace };
}
