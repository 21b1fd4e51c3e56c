import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-input-otp></ion-input-otp><button>Next</button>',
      state: "document.querySelector('ion-input-otp').value",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the first empty box, or to the last if all are full. The next press leaves the group. |',
          steps: [
            ['Tab', 'Input 1 of 4'],
            ['Tab', 'Next'],
            ['Shift+Tab', 'Input 1 of 4'],
          ],
        },
        {
          row: '| An allowed character | Fills the box and moves on to the next. |',
          steps: [
            ['1', 'Input 2 of 4 1'],
            ['2', 'Input 3 of 4 12'],
          ],
        },
        {
          row: '| <kbd>←</kbd>, <kbd>→</kbd> | Moves between the filled boxes and the first empty one. |',
          steps: [
            ['ArrowLeft', 'Input 2 of 4 12'],
            ['ArrowLeft', 'Input 1 of 4 12'],
            ['ArrowRight', 'Input 2 of 4 12'],
          ],
        },
        {
          row: '| <kbd>Backspace</kbd> | Deletes the character of the box, and the following ones close up. In an empty box, deletes the one before. |',
          steps: [['ArrowLeft Backspace', 'Input 1 of 4 2']],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd>, <kbd>↑</kbd>, <kbd>↓</kbd> | Do nothing. |',
          steps: [
            ['Home', 'Input 1 of 4 2'],
            ['End', 'Input 1 of 4 2'],
            ['ArrowUp', 'Input 1 of 4 2'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-input-otp aria-label="Code" length="2"></ion-input-otp><ion-input-otp length="2" disabled></ion-input-otp>',
      rows: [
        {
          row: '| The boxes together | `group` | `aria-label`, or `One-time password input` | None | `aria-label` in your language |',
          tree: ['group "Code":', 'group "One-time password input":'],
        },
        {
          row: '| Each box | `textbox` | `Input 1 of 4` and so on, in English | `disabled`, `readonly` | Nothing; no property changes the names |',
          tree: ['textbox "Input 1 of 2"'],
        },
      ],
    }),
  ],
};

export default page;
