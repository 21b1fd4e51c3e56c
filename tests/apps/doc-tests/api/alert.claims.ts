import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';
import { expectLog, pause } from '../support';

const page: PageClaims = {
  claims: [
    {
      heading: 'pitfalls',
      says: "An alert with checkboxes in the template cancels <kbd>Enter</kbd> for the whole page as soon as it's in the document, open or not",
      files: {
        'body.html': `<ion-app><ion-content><button>Press</button></ion-content><ion-alert></ion-alert></ion-app>
<script>
  document.querySelector('button').addEventListener('click', () => (window.log ??= []).push('pressed'));
  document.querySelector('ion-alert').inputs = [{ type: 'checkbox', label: 'One' }];
</script>`,
      },
      async try(app) {
        const { page } = app;
        await page.locator('ion-content button').focus();
        await page.keyboard.press('Enter');
        await pause(app);
        await expectLog(app, 'Enter beside a closed alert', []);
        await page.locator('ion-alert').evaluate((one) => one.remove());
        await page.keyboard.press('Enter');
        await expectLog(app, 'Enter without the alert', ['pressed']);
      },
    },
    keys({
      body: "<ion-button id=\"open\">Delete</ion-button><ion-alert trigger=\"open\" header=\"Delete draft?\" message=\"It cannot be restored.\"></ion-alert><script>const alert = document.querySelector('ion-alert'); alert.buttons = ['Keep', 'OK']; alert.inputs = [{ type: 'radio', label: 'Text', value: 1, checked: true }, { type: 'radio', label: 'Picture', value: 2 }];</script>",
      state: "alert.classList.contains('overlay-hidden') ? 'closed' : 'open'",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves through inputs and buttons, and from the last one back to the first. A group of radios is one stop. |',
          steps: [
            ['Tab Enter Tab Tab', 'Keep open'],
            ['Tab', 'OK open'],
            ['Tab', 'Text open'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>→</kbd>, <kbd>↑</kbd>, <kbd>←</kbd> on a radio | Selects the next or previous radio, and wraps at the ends. |',
          steps: [
            ['ArrowDown', 'Picture open'],
            ['ArrowRight', 'Text open'],
            ['ArrowUp', 'Picture open'],
            ['ArrowLeft', 'Text open'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on a button | Presses it. In an alert with checkboxes, only <kbd>Space</kbd> does. |',
          steps: [
            ['Tab Enter', 'Delete closed'],
            ['Enter Tab Tab Space', 'Delete closed'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the alert with the role `backdrop`, unless `backdropDismiss` is `false`. The focus returns to where it was. |',
          steps: [['Enter Escape', 'Delete closed']],
        },
      ],
    }),
    roles({
      body: "<ion-button id=\"open\">Delete</ion-button><ion-alert trigger=\"open\" header=\"Delete draft?\" message=\"It cannot be restored.\"></ion-alert><script>const alert = document.querySelector('ion-alert'); alert.buttons = ['Keep']; alert.inputs = [{ type: 'radio', label: 'Text', checked: true }, { type: 'radio', label: 'Picture' }];</script>",
      open: ['Tab', 'Enter'],
      rows: [
        {
          row: "| The dialog | `alertdialog`; `alert` without buttons and inputs | `header` or `subHeader`; described by `message` | `aria-modal` | `htmlAttributes: { 'aria-label': … }` if there is neither |",
          tree: ['alertdialog "Delete draft?":'],
        },
        {
          row: '| Radios and checkboxes | `radio` in a `radiogroup`; `checkbox` | `label` of the input | `aria-checked`, `disabled` | Nothing |',
          tree: ['radiogroup:', 'radio "Text" [checked]', 'radio "Picture"'],
        },
      ],
    }),
    roles({
      body: "<ion-button id=\"open\">Delete</ion-button><ion-alert trigger=\"open\" header=\"Delete draft?\" message=\"It cannot be restored.\"></ion-alert><script>const alert = document.querySelector('ion-alert'); alert.buttons = ['Keep']; alert.inputs = [{ placeholder: 'Name' }, { type: 'number', placeholder: 'Age' }];</script>",
      open: ['Tab', 'Enter'],
      rows: [
        {
          row: '| Text fields | `textbox`, or the role of the `type` | `placeholder` at best | `disabled` | `aria-label` in the `attributes` of the input |',
          tree: ['textbox "Name"', 'spinbutton "Age"'],
        },
        {
          row: '| Buttons | `button` | `text` | None | A longer name in `htmlAttributes`, if the text is too short |',
          tree: ['button "Keep"'],
        },
      ],
    }),
  ],
};

export default page;
