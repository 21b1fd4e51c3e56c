import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-input type="password" label="Password" value="abc"><ion-input-password-toggle slot="end"></ion-input-password-toggle></ion-input><button>Next</button>',
      state: "document.querySelector('ion-input').type",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves from the field to the button, then on. |',
          steps: [
            ['Tab', 'Password password'],
            ['Tab', 'Show password password'],
            ['Tab', 'Next password'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Shows or hides the password. The focus stays on the button. |',
          steps: [
            ['Shift+Tab Enter', 'Hide password text'],
            ['Space', 'Show password password'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-input type="password" label="Password" value="abc"><ion-input-password-toggle slot="end"></ion-input-password-toggle></ion-input><button>Next</button>',
      open: ['Tab', 'Tab', 'Enter'],
      rows: [
        {
          row: '| The native button | `button` | `Show password`, `Hide password`, in English | `aria-pressed` is `true` while the password is visible | Nothing; no property changes the names |',
          tree: ['button "Hide password" [pressed]'],
        },
      ],
    }),
  ],
};

export default page;
