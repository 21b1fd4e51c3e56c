import { useEffect, useRef, type RefObject } from 'react';
import { createEditor, languageMap, type PrismEditor } from 'prism-code-editor';
import { defaultCommands, setIgnoreTab } from 'prism-code-editor/commands';
import 'prism-code-editor/languages/html';
import 'prism-code-editor/prism/languages/css';
import 'prism-code-editor/prism/languages/javascript';
import 'prism-code-editor/prism/languages/markup';
import 'prism-code-editor/layout.css';

interface Options {
  value: string;
  label: string;
  /** Id of the element that says how to leave the field. */
  help: string;
  onText: (text: string) => void;
}

// An end tag would be there twice for everybody who types it
languageMap.html = { ...languageMap.html, autoCloseTags: undefined };

/** Tab indents, as in any editor, until Escape was pressed: then it leaves the field. */
function letLeave(editor: PrismEditor): void {
  editor.keyCommandMap.Escape = () => {
    setIgnoreTab(true);
  };
  editor.textarea.addEventListener('focus', () => setIgnoreTab(false));
}

/**
 * A field for HTML, highlighted as it is written.
 *
 * `prism-code-editor` is a `<textarea>` below highlighted lines: 9 kB compressed, and the browser's own field for
 * screen readers, phones and Japanese input. CodeMirror 6 with HTML alone would be 135 kB, and writes style elements,
 * which the policy of the pages refuses.
 *
 * @returns where the field stands, and a function that replaces its text and goes there
 */
export function useCodeField(options: Options): {
  host: RefObject<HTMLDivElement>;
  replace: (text: string) => void;
} {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<PrismEditor>();
  const first = useRef(options);
  const onText = useRef(options.onText);
  onText.current = options.onText;
  useEffect(() => {
    const { value, label, help } = first.current;
    const made = createEditor(
      host.current,
      { language: 'html', value, lineNumbers: false, wordWrap: true },
      defaultCommands(),
    );
    made.on('update', (text) => onText.current(text));
    made.textarea.setAttribute('aria-label', label);
    made.textarea.setAttribute('aria-describedby', help);
    letLeave(made);
    made.textarea.focus({ preventScroll: true });
    editor.current = made;
    return () => made.remove();
  }, []);
  const replace = (text: string): void => {
    editor.current?.setOptions({ value: text });
    editor.current?.textarea.focus({ preventScroll: true });
  };
  return { host, replace };
}
