import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-back-button text="Back" default-href="#x" onclick="this.dataset.n = Number(this.dataset.n || 0) + 1"></ion-back-button><button>Next</button>',
      state: "document.querySelector('ion-back-button').dataset.n || '0'",
      rows: [
        {
          row: "| <kbd>Tab</kbd> | Moves to the button, unless it's hidden or `disabled`. |",
          steps: [['Tab', 'Back 0']],
        },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Goes back. |',
          steps: [
            ['Enter', 'Back 1'],
            ['Space', 'Back 2'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-back-button text="Back" default-href="#x"></ion-back-button>',
      rows: [
        {
          row: "| The native button in the shadow root | `button` | `aria-label`, or else the visible text, or else `back` | `disabled` | `aria-label` or `backButtonText` in an app that isn't in English |",
          tree: ['button "Back"'],
        },
      ],
    }),
  ],
};

export default page;
