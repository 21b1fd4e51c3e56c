import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-searchbar value="abc"></ion-searchbar><button>Next</button>',
      state: "document.querySelector('ion-searchbar').value",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the field, then to the clear button while there is text, then on. |',
          steps: [
            ['Tab', 'search text abc'],
            ['Tab', 'reset abc'],
            ['Shift+Tab', 'search text abc'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd> in the field | Commits the text: `ionChange`. |',
          steps: [['Enter', 'search text abc']],
        },
        {
          row: '| <kbd>Enter</kbd> or <kbd>Space</kbd> on the clear button | Empties the field and moves the focus back to it. |',
          steps: [['Tab Enter', 'search text']],
        },
      ],
    }),
    keys({
      body: '<ion-searchbar value="abc" show-cancel-button="always"></ion-searchbar>',
      state: "document.querySelector('ion-searchbar').value",
      rows: [
        {
          row: '| <kbd>Enter</kbd> or <kbd>Space</kbd> on the cancel button | Nothing. |',
          steps: [
            ['Tab Tab', 'Cancel abc'],
            ['Enter', 'Cancel abc'],
            ['Space', 'Cancel abc'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-searchbar value="abc" show-cancel-button="always"></ion-searchbar>',
      rows: [
        {
          row: '| `ion-searchbar` | `search` | `aria-label` | None | A name, if a page has two |',
          tree: ['search:'],
        },
        {
          row: '| The native field | `searchbox` | `search text`, in English | `disabled` | A name in your language, on the element from `getInputElement()` |',
          tree: ['searchbox "search text": abc'],
        },
        {
          row: '| Clear and cancel button | `button` | `reset`, in English; `cancelButtonText` | None | `cancelButtonText` in your language |',
          tree: ['button "reset"', 'button "Cancel"'],
        },
      ],
    }),
  ],
};

export default page;
