import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const TAB =
  "| <kbd>Tab</kbd> | Doesn't reach the toast or its buttons. With `htmlAttributes: { tabindex: '0' }` it reaches both, after the content of the page. The focus doesn't move to the toast when it opens. |";
const PRESS = '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Presses the button. |';
const STATE = "document.querySelector('ion-toast:not(.overlay-hidden)') ? 'open' : 'closed'";
/** It opens and closes with a motion. */
const SETTLE = 900;

const bodyOf = (settings = ''): string => `<ion-button id="open">Delete</ion-button>
<ion-toast trigger="open" header="Done" message="Draft deleted" icon="M0 0"></ion-toast>
<script>
  const toast = document.querySelector('ion-toast');
  toast.buttons = [{ text: 'More', handler: () => false }, 'Undo'];
  ${settings}
</script>`;

const page: PageClaims = {
  claims: [
    keys({
      body: bodyOf(),
      state: STATE,
      settle: SETTLE,
      rows: [
        {
          row: TAB,
          steps: [
            ['Tab Enter', 'Delete open'],
            ['Tab', 'nothing open'],
          ],
        },
      ],
    }),
    keys({
      body: bodyOf("toast.htmlAttributes = { tabindex: '0' };"),
      state: STATE,
      settle: SETTLE,
      rows: [
        {
          row: TAB,
          steps: [
            ['Tab Enter', 'Delete open'],
            ['Tab', 'nothing open'],
            ['Tab', 'More open'],
            ['Tab', 'Undo open'],
          ],
        },
        { row: PRESS, steps: [['Enter', 'nothing closed']] },
      ],
    }),
    keys({
      body: bodyOf("toast.htmlAttributes = { tabindex: '0' };"),
      state: STATE,
      settle: SETTLE,
      rows: [{ row: PRESS, steps: [['Tab Enter Tab Tab Tab Space', 'nothing closed']] }],
    }),
    keys({
      body: bodyOf(),
      state: STATE,
      settle: SETTLE,
      rows: [
        {
          row: "| <kbd>Esc</kbd> | Doesn't close the toast. |",
          steps: [['Tab Enter Escape', 'Delete open']],
        },
      ],
    }),
    roles({
      body: bodyOf(),
      open: ['Tab', 'Enter'],
      rows: [
        {
          row: '| The box of header and message | `status`, a live region that is announced politely | None | `aria-live="polite"`, `aria-atomic` | Nothing |',
          tree: ['status: Done Draft deleted'],
        },
        {
          row: '| Each button | `button` | Its text | None | `aria-label`, if it has only an icon |',
          tree: ['button "More"', 'button "Undo"'],
        },
        {
          row: '| The icon | None; it has `aria-hidden` | None | None | Words in the message |',
          tree: [],
        },
      ],
    }),
  ],
};

export default page;
