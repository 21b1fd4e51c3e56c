import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-checkbox>Milk</ion-checkbox><button>Next</button>',
      state: "document.querySelector('ion-checkbox').checked",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the box and on to the next control. A disabled box is skipped. |',
          steps: [['Tab', 'Milk false']],
        },
        {
          row: '| <kbd>Space</kbd> | Checks or unchecks the box. |',
          steps: [
            ['Space', 'Milk true'],
            ['Space', 'Milk false'],
          ],
        },
        { row: '| <kbd>Enter</kbd> | Does nothing. |', steps: [['Enter', 'Milk false']] },
      ],
    }),
    roles({
      body: '<ion-checkbox checked>Milk</ion-checkbox><ion-checkbox aria-label="All" indeterminate disabled></ion-checkbox>',
      notIn: { v7: 'its roles are others' },
      rows: [
        {
          row: '| `ion-checkbox` | `checkbox` | Its content and the text below, or `aria-label` | `aria-checked` (`mixed` while `indeterminate`), `aria-disabled`, `aria-required`, `aria-invalid` | `aria-label` if no text is visible; a `fieldset` with a `legend` around a group |',
          tree: ['checkbox "Milk" [checked]', 'checkbox "All" [checked=mixed] [disabled]'],
        },
      ],
    }),
    roles({
      body: '<ion-checkbox checked>Milk</ion-checkbox><ion-checkbox aria-label="All" indeterminate disabled></ion-checkbox>',
      notIn: { v8: 'its roles are others' },
      rows: [
        {
          row: "| A native `input` in the shadow root | `checkbox` | The content of the element, or `aria-label` | `checked`, `disabled`; `indeterminate` isn't announced | `aria-label` if no text is visible; a `fieldset` with a `legend` around a group |",
          tree: ['checkbox "Milk" [checked]', 'checkbox "All" [disabled]'],
        },
      ],
    }),
  ],
};

export default page;
