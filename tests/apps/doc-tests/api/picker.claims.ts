import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-picker><ion-picker-column aria-label="Count" value="2"><ion-picker-column-option value="1">1</ion-picker-column-option><ion-picker-column-option value="2">2</ion-picker-column-option><ion-picker-column-option value="3">3</ion-picker-column-option><ion-picker-column-option value="4">4</ion-picker-column-option><ion-picker-column-option value="5">5</ion-picker-column-option><ion-picker-column-option value="6">6</ion-picker-column-option><ion-picker-column-option value="7">7</ion-picker-column-option><ion-picker-column-option value="8">8</ion-picker-column-option><ion-picker-column-option value="9">9</ion-picker-column-option></ion-picker-column></ion-picker><button>Next</button>',
      state: "document.querySelector('ion-picker-column').value",
      // A wheel that scrolls changes the value only after it has come to rest
      settle: 1500,
      notIn: { v7: 'its keys are others' },
      rows: [
        { row: '| <kbd>Tab</kbd> | Moves to the next column. |', steps: [['Tab', 'Count 2']] },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | Chooses the next or previous option. Disabled ones are skipped. |',
          steps: [
            ['ArrowDown', 'Count 3'],
            ['ArrowUp', 'Count 2'],
          ],
        },
        {
          row: '| <kbd>PageDown</kbd>, <kbd>PageUp</kbd> | Moves five options on or back. |',
          steps: [
            ['PageDown', 'Count 7'],
            ['PageUp', 'Count 2'],
          ],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd> | Chooses the first or last option. |',
          steps: [
            ['End', 'Count 9'],
            ['Home', 'Count 1'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Turns the wheel about five options on, or back with <kbd>Shift</kbd>. |',
          steps: [
            ['Space', 'Count 6'],
            ['Shift+Space', 'Count 1'],
          ],
        },
        {
          row: '| <kbd>←</kbd>, <kbd>→</kbd>, <kbd>Enter</kbd> | Do nothing. |',
          steps: [
            ['ArrowRight', 'Count 1'],
            ['Enter', 'Count 1'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-picker><ion-picker-column aria-label="Count" value="2"><ion-picker-column-option value="1">1</ion-picker-column-option><ion-picker-column-option value="2">2</ion-picker-column-option><ion-picker-column-option value="3">3</ion-picker-column-option><ion-picker-column-option value="4">4</ion-picker-column-option><ion-picker-column-option value="5">5</ion-picker-column-option><ion-picker-column-option value="6">6</ion-picker-column-option><ion-picker-column-option value="7">7</ion-picker-column-option><ion-picker-column-option value="8">8</ion-picker-column-option><ion-picker-column-option value="9">9</ion-picker-column-option></ion-picker-column></ion-picker>',
      notIn: { v7: 'its roles are others' },
      rows: [
        {
          row: '| Each column | `slider`, vertical | `aria-label`, or `Select a value` | `aria-valuetext`: the chosen option | `aria-label` on each `ion-picker-column` |',
          tree: ['slider "Count":'],
        },
      ],
    }),
  ],
};

export default page;
