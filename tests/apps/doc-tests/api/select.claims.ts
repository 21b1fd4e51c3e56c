/* eslint-disable max-lines -- each key in each of the four interfaces, with one choice and with several */
import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    {
      heading: 'theming',
      says: '`fill` (`solid`, `outline`) and `shape` have an effect in `md` mode only. In an item they add a second box',
      files: {
        'body.html': `<ion-app><ion-content>
  <ion-item><ion-select label="Size" label-placement="stacked" fill="solid"></ion-select></ion-item>
</ion-content></ion-app>`,
      },
      async try(app) {
        const background = (): Promise<string> =>
          app.page.locator('ion-select').evaluate((one) => {
            const box = one.shadowRoot?.querySelector('.select-wrapper');
            return box ? getComputedStyle(box).backgroundColor : 'missing';
          });
        await app.expect('the background of the box', background, 'rgb(242, 242, 242)');
      },
    },
    keys({
      body: '<ion-select label="Fruit" value="b" interface="action-sheet"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v7: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on the select | Opens the options. The focus goes to the chosen one. |',
          steps: [
            ['Tab', 'Fruit, Banana b closed'],
            ['Enter', 'Banana b open'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | Moves to the next or previous option and wraps at the ends. The value stays. |',
          steps: [
            ['ArrowDown', 'Cherry b open'],
            ['ArrowDown', 'Apple b open'],
            ['ArrowUp', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd>, letters | Do nothing. |',
          steps: [
            ['Home', 'Cherry b open'],
            ['A', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd>, <kbd>Enter</kbd> on an option | Chooses it and closes the action sheet, popover or modal. In an alert it only marks it. |',
          steps: [['Space', 'Fruit, Cherry c closed']],
        },
        {
          row: '| <kbd>Tab</kbd> | Moves to the buttons of an alert, action sheet or modal, and back to the options. |',
          steps: [
            ['Enter Tab', 'Cancel c open'],
            ['Tab', 'Cherry c open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options and keeps the value. The focus goes back to the select. |',
          steps: [['Escape', 'Fruit, Cherry c closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" value="b" interface="popover"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v7: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on the select | Opens the options. The focus goes to the chosen one. |',
          steps: [
            ['Tab', 'Fruit, Banana b closed'],
            ['Enter', 'Banana b open'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | Moves to the next or previous option and wraps at the ends. The value stays. |',
          steps: [
            ['ArrowDown', 'Cherry b open'],
            ['ArrowDown', 'Apple b open'],
            ['ArrowUp', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd>, letters | Do nothing. |',
          steps: [
            ['Home', 'Cherry b open'],
            ['A', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd>, <kbd>Enter</kbd> on an option | Chooses it and closes the action sheet, popover or modal. In an alert it only marks it. |',
          steps: [['Space', 'Fruit, Cherry c closed']],
        },
        {
          row: '| <kbd>Tab</kbd> | Moves to the buttons of an alert, action sheet or modal, and back to the options. |',
          steps: [],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options and keeps the value. The focus goes back to the select. |',
          steps: [['Enter Escape', 'Fruit, Cherry c closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" value="b" interface="modal"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v7: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on the select | Opens the options. The focus goes to the chosen one. |',
          steps: [
            ['Tab', 'Fruit, Banana b closed'],
            ['Enter', 'Banana b open'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | Moves to the next or previous option and wraps at the ends. The value stays. |',
          steps: [
            ['ArrowDown', 'Cherry b open'],
            ['ArrowDown', 'Apple b open'],
            ['ArrowUp', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd>, letters | Do nothing. |',
          steps: [
            ['Home', 'Cherry b open'],
            ['A', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd>, <kbd>Enter</kbd> on an option | Chooses it and closes the action sheet, popover or modal. In an alert it only marks it. |',
          steps: [['Space', 'Fruit, Cherry c closed']],
        },
        {
          row: '| <kbd>Tab</kbd> | Moves to the buttons of an alert, action sheet or modal, and back to the options. |',
          steps: [
            ['Enter Tab', 'Cancel c open'],
            ['Tab', 'Cherry c open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options and keeps the value. The focus goes back to the select. |',
          steps: [['Escape', 'Fruit, Cherry c closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" value="b" interface="alert"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v7: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on the select | Opens the options. The focus goes to the chosen one. |',
          steps: [
            ['Tab', 'Fruit, Banana b closed'],
            ['Enter', 'Banana b open'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | Moves to the next or previous option and wraps at the ends. The value stays. |',
          steps: [
            ['ArrowDown', 'Cherry b open'],
            ['ArrowDown', 'Apple b open'],
            ['ArrowUp', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd>, letters | Do nothing. |',
          steps: [
            ['Home', 'Cherry b open'],
            ['A', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd>, <kbd>Enter</kbd> on an option | Chooses it and closes the action sheet, popover or modal. In an alert it only marks it. |',
          steps: [
            ['Space', 'Cherry b open'],
            ['Enter', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Tab</kbd> | Moves to the buttons of an alert, action sheet or modal, and back to the options. |',
          steps: [
            ['Tab', 'Cancel b open'],
            ['Tab', 'OK b open'],
            ['Tab', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options and keeps the value. The focus goes back to the select. |',
          steps: [['Escape', 'Fruit, Banana b closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" multiple interface="popover"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v7: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next box and to the buttons. From the last box of a popover it goes back to the select behind it. |',
          steps: [
            ['Tab Enter', 'Apple none open'],
            ['Tab Tab', 'Cherry none open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Ticks or unticks the box. A popover and a modal change the value at once, an alert on its button. |',
          steps: [['Space', 'Cherry c open']],
        },
        {
          row: "| <kbd>Enter</kbd>, arrow keys | Do nothing on a box. In an alert, <kbd>Enter</kbd> doesn't press the buttons either. Use <kbd>Space</kbd>. |",
          steps: [
            ['Enter', 'Cherry c open'],
            ['ArrowUp', 'Cherry c open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options. In an alert, the ticks are lost. |',
          steps: [['Escape', 'Fruit, Cherry c closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" multiple interface="modal"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v7: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next box and to the buttons. From the last box of a popover it goes back to the select behind it. |',
          steps: [
            ['Tab Enter Tab', 'Banana none open'],
            ['Tab', 'Cherry none open'],
            ['Tab', 'Cancel none open'],
            ['Shift+Tab', 'Cherry none open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Ticks or unticks the box. A popover and a modal change the value at once, an alert on its button. |',
          steps: [['Space', 'Cherry c open']],
        },
        {
          row: "| <kbd>Enter</kbd>, arrow keys | Do nothing on a box. In an alert, <kbd>Enter</kbd> doesn't press the buttons either. Use <kbd>Space</kbd>. |",
          steps: [
            ['Enter', 'Cherry c open'],
            ['ArrowUp', 'Cherry c open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options. In an alert, the ticks are lost. |',
          steps: [['Escape', 'Fruit, Cherry c closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" multiple interface="alert"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v7: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next box and to the buttons. From the last box of a popover it goes back to the select behind it. |',
          steps: [
            ['Tab Enter Tab', 'Apple none open'],
            ['Tab Tab Tab Tab', 'OK none open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Ticks or unticks the box. A popover and a modal change the value at once, an alert on its button. |',
          steps: [['Tab Space', 'Apple none open']],
        },
        {
          row: "| <kbd>Enter</kbd>, arrow keys | Do nothing on a box. In an alert, <kbd>Enter</kbd> doesn't press the buttons either. Use <kbd>Space</kbd>. |",
          steps: [
            ['Enter', 'Apple none open'],
            ['ArrowDown', 'Apple none open'],
            ['Tab Tab Tab Tab Enter', 'OK none open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options. In an alert, the ticks are lost. |',
          steps: [['Escape', 'Fruit none closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" value="b" interface="alert"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v8: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on the select | Opens the options. The focus goes to the chosen one in a popover, to the dialog itself in an alert or action sheet. |',
          steps: [['Tab', 'Fruit, Banana b closed']],
        },
        {
          row: '| <kbd>Tab</kbd> | Moves to the options of an alert, which are one stop, and to its buttons; in an action sheet from button to button. |',
          steps: [
            ['Enter Tab', 'Banana b open'],
            ['Tab Tab', 'OK b open'],
            ['Tab', 'Banana b open'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | On an option of an alert or popover moves to the next or previous one and wraps at the ends. The value stays. In an action sheet nothing happens. |',
          steps: [
            ['ArrowDown', 'Cherry b open'],
            ['ArrowDown', 'Apple b open'],
            ['ArrowUp', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> on an option | Chooses it and closes the popover or action sheet. In an alert it only marks it. |',
          steps: [['Space', 'Cherry b open']],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options and keeps the value. The focus goes back to the select. |',
          steps: [['Escape', 'Fruit, Banana b closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" value="b" interface="action-sheet"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v8: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on the select | Opens the options. The focus goes to the chosen one in a popover, to the dialog itself in an alert or action sheet. |',
          steps: [['Tab', 'Fruit, Banana b closed']],
        },
        {
          row: '| <kbd>Tab</kbd> | Moves to the options of an alert, which are one stop, and to its buttons; in an action sheet from button to button. |',
          steps: [
            ['Enter Tab Tab', 'Banana b open'],
            ['Tab', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | On an option of an alert or popover moves to the next or previous one and wraps at the ends. The value stays. In an action sheet nothing happens. |',
          steps: [['ArrowUp', 'Cherry b open']],
        },
        {
          row: '| <kbd>Space</kbd> on an option | Chooses it and closes the popover or action sheet. In an alert it only marks it. |',
          steps: [['Space', 'Fruit, Cherry c closed']],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options and keeps the value. The focus goes back to the select. |',
          steps: [['Enter Escape', 'Fruit, Cherry c closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" value="b" interface="popover"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v8: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on the select | Opens the options. The focus goes to the chosen one in a popover, to the dialog itself in an alert or action sheet. |',
          steps: [['Tab', 'Fruit, Banana b closed']],
        },
        {
          row: '| <kbd>Tab</kbd> | Moves to the options of an alert, which are one stop, and to its buttons; in an action sheet from button to button. |',
          steps: [],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | On an option of an alert or popover moves to the next or previous one and wraps at the ends. The value stays. In an action sheet nothing happens. |',
          steps: [
            ['Enter ArrowDown', 'Cherry b open'],
            ['ArrowDown', 'Apple b open'],
            ['ArrowUp', 'Cherry b open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> on an option | Chooses it and closes the popover or action sheet. In an alert it only marks it. |',
          steps: [['Space', 'Fruit, Cherry c closed']],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options and keeps the value. The focus goes back to the select. |',
          steps: [['Enter Escape', 'Fruit, Cherry c closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" multiple interface="popover"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v8: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next box and to the buttons. From the last box of a popover it goes back to the select behind it. |',
          steps: [
            ['Tab Enter Tab', 'Apple none open'],
            ['Tab Tab', 'Cherry none open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Ticks or unticks the box. A popover changes the value at once, an alert on its button. |',
          steps: [['Space', 'Cherry c open']],
        },
        {
          row: "| <kbd>Enter</kbd>, arrow keys | Do nothing on a box. In an alert, <kbd>Enter</kbd> doesn't press the buttons either. Use <kbd>Space</kbd>. |",
          steps: [
            ['Enter', 'Cherry c open'],
            ['ArrowUp', 'Cherry c open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options. In an alert, the ticks are lost. |',
          steps: [['Escape', 'Fruit, Cherry c closed']],
        },
      ],
    }),
    keys({
      body: '<ion-select label="Fruit" multiple interface="alert"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      state:
        "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`",
      notIn: { v8: 'its keys are others' },
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next box and to the buttons. From the last box of a popover it goes back to the select behind it. |',
          steps: [
            ['Tab Enter Tab', 'Apple none open'],
            ['Tab Tab Tab Tab', 'OK none open'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Ticks or unticks the box. A popover changes the value at once, an alert on its button. |',
          steps: [['Tab Space', 'Apple none open']],
        },
        {
          row: "| <kbd>Enter</kbd>, arrow keys | Do nothing on a box. In an alert, <kbd>Enter</kbd> doesn't press the buttons either. Use <kbd>Space</kbd>. |",
          steps: [
            ['Enter', 'Apple none open'],
            ['ArrowDown', 'Apple none open'],
            ['Tab Tab Tab Tab Enter', 'OK none open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the options. In an alert, the ticks are lost. |',
          steps: [['Escape', 'Fruit none closed']],
        },
      ],
    }),
    roles({
      body: '<ion-select label="Fruit" value="b" interface="alert"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      open: ['Tab', 'Enter'],
      notIn: { v7: 'its roles are others' },
      rows: [
        {
          row: '| The native button in the shadow root | `button` | `label` or `aria-label`, then the chosen text | `aria-haspopup="dialog"`, `aria-expanded`, `aria-required`, `aria-invalid` | `aria-label` if there is no visible label |',
          tree: ['button "Fruit, Banana" [expanded]'],
        },
        {
          row: '| The alert | `alertdialog` | `interfaceOptions.header`, or `label` | `aria-modal` | `header`, if the select has only an `aria-label` |',
          tree: ['alertdialog "Fruit":'],
        },
        {
          row: "| Action sheet and modal | `dialog` | `interfaceOptions.header` for the action sheet, `htmlAttributes` for the modal | `aria-modal` | A name: `header`, or `htmlAttributes: { 'aria-label': … }` |",
          tree: [],
        },
        {
          row: '| The options | `radio`, with `multiple` `checkbox` | The text of the option | `aria-checked`, `aria-disabled` | Nothing |',
          tree: ['radio "Apple"', 'radio "Banana" [checked]'],
        },
      ],
    }),
    roles({
      body: '<ion-select label="Fruit" value="b" interface="alert"><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>',
      open: ['Tab', 'Enter'],
      notIn: { v8: 'its roles are others' },
      rows: [
        {
          row: '| The native button in the shadow root | `button` | `label` or `aria-label`, then the chosen text | `aria-haspopup="dialog"`, `aria-expanded` | `aria-label` if there is no visible label |',
          tree: ['button "Fruit, Banana" [expanded]'],
        },
        {
          row: '| The alert | `alertdialog` | `interfaceOptions.header`, or `label` | `aria-modal` | `header`, if the select has only an `aria-label` |',
          tree: ['alertdialog "Fruit":'],
        },
        {
          row: '| The action sheet | `dialog` | `interfaceOptions.header` | `aria-modal` | A `header` |',
          tree: [],
        },
        {
          row: '| The options | `radio`, with `multiple` `checkbox`; `button` in an action sheet | The text of the option | `aria-checked`, `aria-disabled` | Nothing |',
          tree: ['radio "Apple"', 'radio "Banana" [checked]'],
        },
      ],
    }),
  ],
};

export default page;
