import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const BODY =
  '<ion-button id="open">Load</ion-button><ion-loading trigger="open" message="Loading photos" backdrop-dismiss="true"></ion-loading>';
const STATE = "document.querySelector('ion-loading:not(.overlay-hidden)') ? 'open' : 'closed'";

const page: PageClaims = {
  claims: [
    keys({
      body: BODY,
      state: STATE,
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Nothing: the focus stays in the indicator, which has no controls. |',
          steps: [
            ['Tab Enter', 'Loading photos open'],
            ['Tab', 'Loading photos open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | With `backdropDismiss`, closes the indicator with the role `backdrop`. Otherwise nothing. |',
          steps: [['Escape', 'Load closed']],
        },
      ],
    }),
    roles({
      body: BODY,
      open: ['Tab', 'Enter'],
      rows: [
        {
          row: '| `ion-loading` | `dialog` | `message` | `aria-modal` | `aria-label` in `htmlAttributes` if there is no message |',
          tree: ['dialog "Loading photos"'],
        },
      ],
    }),
  ],
  untried: [
    {
      heading: 'keyboard',
      says: '| Android back button | As <kbd>Esc</kbd>, but without `backdropDismiss`, or while a toast is open above, it [goes back in the page below](../developing/hardware-back-button.mdx#priorities). |',
      why: 'the order of who gets the press is tried on the page of the back button',
    },
  ],
};

export default page;
