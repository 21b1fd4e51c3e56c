/**
 * Part of every page in a frame: components show the focus of the keyboard once they have heard a key, and the key
 * that leads into a frame is pressed outside of it. In a drawing nothing else would show it.
 */
const TEXT_FIELD = 'textarea, input:not([type="checkbox"], [type="radio"])';

let marked: Element[] = [];

function unmark(): void {
  for (const host of marked) host.classList.remove('ion-focused');
  marked = [];
}

addEventListener('focusout', unmark, true);
addEventListener(
  'focusin',
  (event) => {
    unmark();
    const path = event.composedPath().filter((target) => target instanceof Element);
    // A field shows its caret
    if (!path[0]?.matches(':focus-visible') || path[0].matches(TEXT_FIELD)) return;
    marked = path.filter(
      ({ classList }) => classList.contains('ion-focusable') && !classList.contains('ion-focused'),
    );
    for (const host of marked) host.classList.add('ion-focused');
  },
  true,
);

export {};
