import { createStorageSlot } from '@docusaurus/theme-common';

/** Where the storage keeps whether keys without Ctrl, ⌘ or Alt do something; they do unless it says `off`. */
export const SINGLE_KEYS = 'docs.single-keys';

/** The value under {@link SINGLE_KEYS} for a reader who has switched them off. */
export const OFF = 'off';

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/**
 * Whether an event is the shortcut of a single key: pressed by itself, where nothing is written, and by a
 * reader who has not switched such shortcuts off. Who speaks to the computer may set them off by a word.
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return (
    event.key === key &&
    !event.isComposing &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !isEditing(event.target) &&
    createStorageSlot(SINGLE_KEYS).get() !== OFF
  );
}
