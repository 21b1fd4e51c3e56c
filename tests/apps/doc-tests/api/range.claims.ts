import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-range aria-label="Volume" min="0" max="10" value="5"></ion-range><button>Next</button>',
      state: "document.querySelector('ion-range').value",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the knob. With `dualKnobs`, moves from one knob to the other. |',
          steps: [['Tab', 'Volume 5']],
        },
        {
          row: '| <kbd>→</kbd>, <kbd>↑</kbd> | Increases the value by one `step`. |',
          steps: [
            ['ArrowRight', 'Volume 6'],
            ['ArrowUp', 'Volume 7'],
          ],
        },
        {
          row: '| <kbd>←</kbd>, <kbd>↓</kbd> | Decreases the value by one `step`. |',
          steps: [
            ['ArrowLeft', 'Volume 6'],
            ['ArrowDown', 'Volume 5'],
          ],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd>, <kbd>PageUp</kbd>, <kbd>PageDown</kbd> | Do nothing. |',
          steps: [
            ['Home', 'Volume 5'],
            ['End', 'Volume 5'],
            ['PageUp', 'Volume 5'],
            ['PageDown', 'Volume 5'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-range aria-label="Volume" value="5"></ion-range><ion-range aria-label="Price" dual-knobs></ion-range><ion-range aria-label="Off" disabled></ion-range>',
      rows: [
        {
          row: '| Each knob | `slider` | `aria-label`; otherwise the label, slot texts and pin text | `aria-valuenow`, `aria-valuemin`, `aria-valuemax`, `aria-disabled` | A label; with two knobs, a text nearby that says what each value means |',
          tree: ['slider "Volume"', 'slider "Price"', 'slider "Off" [disabled]'],
        },
      ],
    }),
  ],
};

export default page;
