import { keys, roles, type KeyRow } from '../../claims/tables';
import type { Claim, PageClaims } from '../../claims/types';

const TAB =
  "| <kbd>Tab</kbd> | Doesn't reach the toast or its buttons. With `htmlAttributes: { tabindex: '0' }` it reaches both, after the content of the page. The focus doesn't move to the toast when it opens. |";
const PRESS = '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Presses the button. |';
const STATE = "document.querySelector('ion-toast:not(.overlay-hidden)') ? 'open' : 'closed'";
const ICON = '| The icon | None; it has `aria-hidden` | None | None | Words in the message |';
const REACHED = "toast.htmlAttributes = { tabindex: '0' };";

const bodyOf = (settings = ''): string => `<ion-button id="open">Delete</ion-button>
<ion-toast trigger="open" header="Done" message="Draft deleted" icon="M0 0"></ion-toast>
<script>
  const toast = document.querySelector('ion-toast');
  toast.buttons = [{ text: 'More', handler: () => false }, 'Undo'];
  ${settings}
</script>`;

/** It opens and closes with a motion, so each key gets its time. */
const pressed = (rows: readonly KeyRow[], settings?: string): Claim =>
  keys({ body: bodyOf(settings), state: STATE, settle: 900, rows });

const page: PageClaims = {
  claims: [
    pressed([
      {
        row: TAB,
        steps: [
          ['Tab Enter', 'Delete open'],
          ['Tab', 'nothing open'],
        ],
      },
    ]),
    pressed(
      [
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
      REACHED,
    ),
    pressed([{ row: PRESS, steps: [['Tab Enter Tab Tab Tab Space', 'nothing closed']] }], REACHED),
    pressed([
      {
        row: "| <kbd>Esc</kbd> | Doesn't close the toast. |",
        steps: [['Tab Enter Escape', 'Delete open']],
      },
    ]),
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
      ],
    }),
    {
      heading: 'aria',
      says: ICON,
      files: { 'body.html': `<ion-app><ion-content>${bodyOf()}</ion-content></ion-app>` },
      async try(app) {
        await app.page.locator('#open').click();
        const icon = app.page.locator('ion-toast .toast-icon');
        await app.expect('the icon', () => icon.getAttribute('aria-hidden'), 'true');
      },
    },
  ],
};

export default page;
