import React, { useEffect, useId, useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useStorageSlot } from '@docusaurus/theme-common';
import { OFF, SINGLE_KEYS } from '@site/src/lib/single-keys';
import { AVAILABLE } from '@site/plugins/search/client/mode';
import styles from './styles.module.css';

/** Ways to press something: keys of one are pressed together. */
interface Shortcut {
  keys: readonly (readonly string[])[];
  text: string;
}

function shortcuts(): Shortcut[] {
  const search: Shortcut = {
    keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']],
    text: translate({
      id: 'site.shortcuts.search',
      message: 'Search the documentation',
      description: 'What the keys / and Ctrl+K do',
    }),
  };
  return [
    ...(AVAILABLE ? [search] : []),
    {
      keys: [['?']],
      text: translate({
        id: 'site.shortcuts.list',
        message: 'Show this list',
        description: 'What the key ? does',
      }),
    },
    {
      keys: [['←'], ['→']],
      text: translate({
        id: 'site.shortcuts.tabs',
        message: 'From one tab to the next',
        description: 'What the arrow keys do where a tab has the focus',
      }),
    },
    {
      keys: [['Esc']],
      text: translate({
        id: 'site.shortcuts.close',
        message: 'Close a dialog or a menu',
        description: 'What the key Escape does',
      }),
    },
  ];
}

function Keys({ keys }: Pick<Shortcut, 'keys'>): ReactNode {
  return keys.map((together) => (
    <span key={together.join('')} className={styles.keys}>
      {together.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  ));
}

function SingleKeysSwitch(): ReactNode {
  const [stored, slot] = useStorageSlot(SINGLE_KEYS);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={stored !== OFF}
        onChange={({ target }) => (target.checked ? slot.del() : slot.set(OFF))}
      />
      <Translate
        id="site.shortcuts.singleKeys"
        description="Switch for shortcuts that are a single character"
      >
        Use shortcuts of a single key (/ and ?)
      </Translate>
    </label>
  );
}

/** The dialog with all keyboard shortcuts, and the switch for those of a single key (WCAG 2.1.4). */
export default function ShortcutsPanel({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>
        <Translate
          id="site.shortcuts.title"
          description="Title of the list of keyboard shortcuts, and of the button that opens it"
        >
          Keyboard shortcuts
        </Translate>
      </h2>
      <dl>
        {shortcuts().map(({ keys, text }) => (
          <div key={text}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch />
      <form method="dialog">
        <button type="submit" className="button button--secondary">
          <Translate
            id="site.shortcuts.done"
            description="Button that closes the list of shortcuts"
          >
            Close
          </Translate>
        </button>
      </form>
    </dialog>
  );
}
