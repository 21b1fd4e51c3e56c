import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-radio-group aria-label="Size" value="m"><ion-radio value="s">Small</ion-radio><ion-radio value="m">Medium</ion-radio><ion-radio value="l" disabled>Large</ion-radio><ion-radio value="x">Huge</ion-radio></ion-radio-group><button>Next</button>',
      state: "document.querySelector('ion-radio-group').value",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the selected radio, or to the first if none is selected. The next press leaves the group. |',
          steps: [
            ['Tab', 'Medium m'],
            ['Tab', 'Next m'],
            ['Shift+Tab', 'Medium m'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>→</kbd> | Selects the next radio. Disabled ones are skipped, and the first follows the last. |',
          steps: [
            ['ArrowDown', 'Huge x'],
            ['ArrowRight', 'Small s'],
          ],
        },
        {
          row: '| <kbd>↑</kbd>, <kbd>←</kbd> | Selects the previous radio. The last comes before the first. |',
          steps: [
            ['ArrowUp', 'Huge x'],
            ['ArrowLeft', 'Medium m'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Selects the focused radio if none was selected. With `allowEmptySelection`, clears the selected one. |',
          steps: [['Space', 'Medium m']],
        },
        { row: '| <kbd>Enter</kbd> | Does nothing. |', steps: [['Enter', 'Medium m']] },
      ],
    }),
    roles({
      body: '<ion-radio-group aria-label="Size" value="m"><ion-radio value="s">Small</ion-radio><ion-radio value="m">Medium</ion-radio><ion-radio value="l" disabled>Large</ion-radio><ion-radio value="x">Huge</ion-radio></ion-radio-group>',
      notIn: { v7: 'its roles are others' },
      rows: [
        {
          row: '| `ion-radio-group` | `radiogroup` | The label of an `ion-list-header` or `ion-item-divider` inside, or `aria-label` | `aria-invalid` | A name, if there is no such header |',
          tree: ['radiogroup "Size":'],
        },
        {
          row: '| `ion-radio` | `radio` | Its content, or `aria-label` | `aria-checked`, `aria-disabled` | `aria-label` if no text is visible |',
          tree: ['radio "Small"', 'radio "Medium" [checked]', 'radio "Large" [disabled]'],
        },
      ],
    }),
    roles({
      body: '<ion-radio-group aria-label="Size" value="m"><ion-radio value="s">Small</ion-radio><ion-radio value="m">Medium</ion-radio><ion-radio value="l" disabled>Large</ion-radio><ion-radio value="x">Huge</ion-radio></ion-radio-group>',
      notIn: { v8: 'its roles are others' },
      rows: [
        {
          row: '| `ion-radio-group` | `radiogroup` | The label of an `ion-list-header` or `ion-item-divider` inside, or `aria-label` | None | A name, if there is no such header |',
          tree: ['radiogroup "Size":'],
        },
        {
          row: '| `ion-radio` | `radio` | Its content, or `aria-label` | `aria-checked`, `aria-disabled` | `aria-label` if no text is visible |',
          tree: ['radio "Small"', 'radio "Medium" [checked]', 'radio "Large" [disabled]'],
        },
      ],
    }),
  ],
};

export default page;
