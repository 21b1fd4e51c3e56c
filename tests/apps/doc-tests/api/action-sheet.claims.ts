import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const RADIO = `<ion-button id="open">Sort</ion-button><ion-action-sheet trigger="open" header="Sort by"></ion-action-sheet><script>
  const sheet = document.querySelector('ion-action-sheet');
  sheet.buttons = ['Newest', 'Oldest', 'Title'].map((text) => ({
    id: text,
    text,
    htmlAttributes: { role: 'radio', 'aria-checked': String(text === 'Newest') },
  }));
</script>`;

const NO_RADIO = { v7: 'buttons of a sheet are no radio buttons there' };

const page: PageClaims = {
  claims: [
    keys({
      body: "<ion-button id=\"open\">Photo</ion-button><ion-action-sheet trigger=\"open\" header=\"Photo actions\"></ion-action-sheet><script>const sheet = document.querySelector('ion-action-sheet'); sheet.buttons = ['Delete', 'Share', { text: 'Cancel', role: 'cancel' }];</script>",
      state: "sheet.classList.contains('overlay-hidden') ? 'closed' : 'open'",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next button, and from the last one back to the first. |',
          steps: [
            ['Tab Enter Tab', 'Delete open'],
            ['Tab', 'Share open'],
            ['Tab', 'Cancel open'],
            ['Tab', 'Delete open'],
          ],
        },
        { row: '| Arrow keys | Do nothing. |', steps: [['ArrowDown', 'Delete open']] },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Presses the button. The sheet closes and the focus returns to where it was. |',
          steps: [
            ['Enter', 'Photo closed'],
            ['Enter Tab Tab Space', 'Photo closed'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the sheet, unless `backdropDismiss` is `false`. |',
          steps: [['Enter Escape', 'Photo closed']],
        },
      ],
    }),
    keys({
      body: RADIO,
      state:
        "[...document.querySelectorAll('ion-action-sheet [aria-checked=true]')].map((one) => one.textContent.trim()).join()",
      notIn: NO_RADIO,
      rows: [
        {
          row: '| Arrow keys on a [radio button](#radio) | Check the next or previous one, and wrap at the ends. |',
          steps: [
            ['Tab Enter Tab', 'Newest Newest'],
            ['ArrowDown', 'Oldest Oldest'],
            ['ArrowRight', 'Title Title'],
            ['ArrowDown', 'Newest Newest'],
            ['ArrowUp', 'Title Title'],
          ],
        },
      ],
    }),
    roles({
      body: "<ion-button id=\"open\">Photo</ion-button><ion-action-sheet trigger=\"open\" header=\"Photo actions\"></ion-action-sheet><script>const sheet = document.querySelector('ion-action-sheet'); sheet.buttons = ['Delete', 'Share', { text: 'Cancel', role: 'cancel' }];</script>",
      open: ['Tab', 'Enter'],
      rows: [
        {
          row: "| `ion-action-sheet` | `dialog` | `header`, then `subHeader` | `aria-modal` | `htmlAttributes: { 'aria-label': … }` if there is no header |",
          tree: ['dialog "Photo actions":'],
        },
        {
          row: '| Each button | `button` | `text` | `disabled` | `aria-label` in `htmlAttributes` if there is only an icon |',
          tree: ['button "Delete"', 'button "Cancel"'],
        },
      ],
    }),
    roles({
      body: RADIO,
      open: ['Tab', 'Enter'],
      notIn: NO_RADIO,
      rows: [
        {
          row: '| [Radio buttons](#radio) | `radio` in a `radiogroup` | `text` | `aria-checked`, `disabled` | `role` and `aria-checked` in `htmlAttributes` |',
          tree: ['radiogroup:', 'radio "Newest" [checked]', 'radio "Oldest"'],
        },
      ],
    }),
  ],
};

export default page;
