import { keys, roles, type KeyRow, type RoleRow } from '../../claims/tables';
import type { Claim, PageClaims } from '../../claims/types';

type Steps = KeyRow['steps'];
type Opened = 'action-sheet' | 'alert' | 'modal' | 'popover';

const fruit = (attributes: string): string =>
  `<ion-select label="Fruit" ${attributes}><ion-select-option value="a">Apple</ion-select-option><ion-select-option value="b">Banana</ion-select-option><ion-select-option value="c">Cherry</ion-select-option></ion-select>`;

const STATE =
  "`${document.querySelector('ion-select').value ?? 'none'} ${document.querySelector('ion-alert, ion-action-sheet, ion-popover, ion-modal') ? 'open' : 'closed'}`";

const notIn = (version: 'v7' | 'v8', what: string) => ({ [version]: `its ${what} are others` });

/** Up and down, and around the ends; the first step may begin with the key that opens the options. */
const around = (first = 'ArrowDown'): Steps => [
  [first, 'Cherry b open'],
  ['ArrowDown', 'Apple b open'],
  ['ArrowUp', 'Cherry b open'],
];

/** Milliseconds until an overlay has opened, after which it moves the focus. */
const SETTLED = 600;

/** Keys of version 8 where one option may be chosen: those that differ with what the options open in. */
function one(
  opened: Opened,
  { choose, tab, close }: Record<'choose' | 'tab' | 'close', Steps>,
): Claim {
  return keys({
    body: fruit(`value="b" interface="${opened}"`),
    state: STATE,
    settle: SETTLED,
    notIn: notIn('v7', 'keys'),
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
        steps: around(),
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
        steps: choose,
      },
      {
        row: '| <kbd>Tab</kbd> | Moves to the buttons of an alert, action sheet or modal, and back to the options. |',
        steps: tab,
      },
      {
        row: '| <kbd>Esc</kbd> | Closes the options and keeps the value. The focus goes back to the select. |',
        steps: close,
      },
    ],
  });
}

/** The same of version 7. */
function oneOf7(
  opened: Opened,
  { tab, arrows, choose, close }: Record<'tab' | 'arrows' | 'choose' | 'close', Steps>,
): Claim {
  return keys({
    body: fruit(`value="b" interface="${opened}"`),
    state: STATE,
    settle: SETTLED,
    notIn: notIn('v8', 'keys'),
    rows: [
      {
        row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on the select | Opens the options. The focus goes to the chosen one in a popover, to the dialog itself in an alert or action sheet. |',
        steps: [['Tab', 'Fruit, Banana b closed']],
      },
      {
        row: '| <kbd>Tab</kbd> | Moves to the options of an alert, which are one stop, and to its buttons; in an action sheet from button to button. |',
        steps: tab,
      },
      {
        row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | On an option of an alert or popover moves to the next or previous one and wraps at the ends. The value stays. In an action sheet nothing happens. |',
        steps: arrows,
      },
      {
        row: '| <kbd>Space</kbd> on an option | Chooses it and closes the popover or action sheet. In an alert it only marks it. |',
        steps: choose,
      },
      {
        row: '| <kbd>Esc</kbd> | Closes the options and keeps the value. The focus goes back to the select. |',
        steps: close,
      },
    ],
  });
}

/** What `Space` does to a box, as the page of each version says it. */
const TICKS = {
  v8: '| <kbd>Space</kbd> | Ticks or unticks the box. A popover and a modal change the value at once, an alert on its button. |',
  v7: '| <kbd>Space</kbd> | Ticks or unticks the box. A popover changes the value at once, an alert on its button. |',
};

/** Keys where several options may be chosen. */
function several(
  version: 'v7' | 'v8',
  opened: Opened,
  { tab, tick, others, close }: Record<'tab' | 'tick' | 'others' | 'close', Steps>,
): Claim {
  return keys({
    body: fruit(`multiple interface="${opened}"`),
    state: STATE,
    settle: SETTLED,
    notIn: notIn(version === 'v8' ? 'v7' : 'v8', 'keys'),
    rows: [
      {
        row: '| <kbd>Tab</kbd> | Moves to the next box and to the buttons. From the last box of a popover it goes back to the select behind it. |',
        steps: tab,
      },
      { row: TICKS[version], steps: tick },
      {
        row: "| <kbd>Enter</kbd>, arrow keys | Do nothing on a box. In an alert, <kbd>Enter</kbd> doesn't press the buttons either. Use <kbd>Space</kbd>. |",
        steps: others,
      },
      {
        row: '| <kbd>Esc</kbd> | Closes the options. In an alert, the ticks are lost. |',
        steps: close,
      },
    ],
  });
}

const CHERRY: Steps = [['Space', 'Fruit, Cherry c closed']];
const CLOSED: Steps = [['Escape', 'Fruit, Cherry c closed']];
const REOPENED: Steps = [['Enter Escape', 'Fruit, Cherry c closed']];
const CANCELED: Steps = [
  ['Enter Tab', 'Cancel c open'],
  ['Tab', 'Cherry c open'],
];

/** In a popover and in a modal: boxes that change the value at once. */
const AT_ONCE = {
  tick: [['Space', 'Cherry c open']],
  others: [
    ['Enter', 'Cherry c open'],
    ['ArrowUp', 'Cherry c open'],
  ],
  close: CLOSED,
} satisfies Record<string, Steps>;

const IN_POPOVER = {
  ...AT_ONCE,
  tab: [
    ['Tab Enter', 'Apple none open'],
    ['Tab Tab', 'Cherry none open'],
  ],
} satisfies Record<string, Steps>;

const IN_ALERT = {
  tab: [
    ['Tab Enter Tab', 'Apple none open'],
    ['Tab Tab Tab Tab', 'OK none open'],
  ],
  tick: [['Tab Space', 'Apple none open']],
  others: [
    ['Enter', 'Apple none open'],
    ['ArrowDown', 'Apple none open'],
    ['Tab Tab Tab Tab Enter', 'OK none open'],
  ],
  close: [['Escape', 'Fruit none closed']],
} satisfies Record<string, Steps>;

/** Roles of the button and its overlay; the rows are those of the page of a version. */
function rolesOf(version: 'v7' | 'v8', button: string, sheets: RoleRow, options: string): Claim[] {
  const shared = {
    open: ['Tab', 'Enter'],
    notIn: notIn(version === 'v8' ? 'v7' : 'v8', 'roles'),
  };
  return [
    roles({
      ...shared,
      body: fruit('value="b" interface="alert"'),
      rows: [
        { row: button, tree: ['button "Fruit, Banana" [expanded]'] },
        {
          row: '| The alert | `alertdialog` | `interfaceOptions.header`, or `label` | `aria-modal` | `header`, if the select has only an `aria-label` |',
          tree: ['alertdialog "Fruit":'],
        },
      ],
    }),
    roles({
      ...shared,
      body: `${fruit('value="b" interface="action-sheet"')}<script>document.querySelector('ion-select').interfaceOptions = { header: 'Choose' };</script>`,
      rows: [sheets],
    }),
    roles({
      ...shared,
      body: fruit('value="b" interface="alert"'),
      rows: [{ row: options, tree: ['radio "Apple"', 'radio "Banana" [checked]'] }],
    }),
  ];
}

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
    one('action-sheet', { choose: CHERRY, tab: CANCELED, close: CLOSED }),
    one('popover', { choose: CHERRY, tab: [], close: REOPENED }),
    one('modal', { choose: CHERRY, tab: CANCELED, close: CLOSED }),
    one('alert', {
      choose: [
        ['Space', 'Cherry b open'],
        ['Enter', 'Cherry b open'],
      ],
      tab: [
        ['Tab', 'Cancel b open'],
        ['Tab', 'OK b open'],
        ['Tab', 'Cherry b open'],
      ],
      close: [['Escape', 'Fruit, Banana b closed']],
    }),
    several('v8', 'popover', IN_POPOVER),
    several('v8', 'modal', {
      ...AT_ONCE,
      tab: [
        ['Tab Enter Tab', 'Banana none open'],
        ['Tab', 'Cherry none open'],
      ],
    }),
    several('v8', 'alert', IN_ALERT),
    oneOf7('alert', {
      tab: [
        ['Enter Tab', 'Banana b open'],
        ['Tab Tab', 'OK b open'],
        ['Tab', 'Banana b open'],
      ],
      arrows: around(),
      choose: [['Space', 'Cherry b open']],
      close: [['Escape', 'Fruit, Banana b closed']],
    }),
    oneOf7('action-sheet', {
      tab: [
        ['Enter Tab Tab', 'Banana b open'],
        ['Tab', 'Cherry b open'],
      ],
      arrows: [['ArrowUp', 'Cherry b open']],
      choose: CHERRY,
      close: REOPENED,
    }),
    oneOf7('popover', {
      tab: [],
      arrows: around('Enter ArrowDown'),
      choose: CHERRY,
      close: REOPENED,
    }),
    several('v7', 'popover', {
      ...IN_POPOVER,
      tab: [
        ['Tab Enter Tab', 'Apple none open'],
        ['Tab Tab', 'Cherry none open'],
      ],
    }),
    several('v7', 'alert', IN_ALERT),
    ...rolesOf(
      'v8',
      '| The native button in the shadow root | `button` | `label` or `aria-label`, then the chosen text | `aria-haspopup="dialog"`, `aria-expanded`, `aria-required`, `aria-invalid` | `aria-label` if there is no visible label |',
      {
        row: "| Action sheet and modal | `dialog` | `interfaceOptions.header` for the action sheet, `htmlAttributes` for the modal | `aria-modal` | A name: `header`, or `htmlAttributes: { 'aria-label': … }` |",
        tree: ['dialog "Choose":'],
      },
      '| The options | `radio`, with `multiple` `checkbox` | The text of the option | `aria-checked`, `aria-disabled` | Nothing |',
    ),
    ...rolesOf(
      'v7',
      '| The native button in the shadow root | `button` | `label` or `aria-label`, then the chosen text | `aria-haspopup="dialog"`, `aria-expanded` | `aria-label` if there is no visible label |',
      {
        row: '| The action sheet | `dialog` | `interfaceOptions.header` | `aria-modal` | A `header` |',
        tree: ['dialog "Choose":'],
      },
      '| The options | `radio`, with `multiple` `checkbox`; `button` in an action sheet | The text of the option | `aria-checked`, `aria-disabled` | Nothing |',
    ),
  ],
};

export default page;
