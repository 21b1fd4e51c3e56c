import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-fab slot="fixed" vertical="bottom" horizontal="end"><ion-fab-button aria-label="Add"></ion-fab-button><ion-fab-list side="top"><ion-fab-button aria-label="Photo"></ion-fab-button><ion-fab-button aria-label="Text"></ion-fab-button></ion-fab-list></ion-fab>',
      state: "document.querySelector('ion-fab').activated",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the main button, then through the buttons of an open list in the order of the markup. |',
          steps: [['Tab', 'Add false']],
        },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> | On the main button, opens or closes the list. On a button of the list, presses it and closes the list. |',
          steps: [
            ['Enter', 'Add true'],
            ['Space', 'Add false'],
            ['Space Tab', 'Photo true'],
          ],
        },
        {
          row: '| Arrow keys, <kbd>Esc</kbd> | Do nothing. |',
          steps: [
            ['ArrowUp', 'Photo true'],
            ['Escape', 'Photo true'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-fab slot="fixed" vertical="bottom" horizontal="end"><ion-fab-button aria-label="Add"></ion-fab-button><ion-fab-list side="top"><ion-fab-button aria-label="Photo"></ion-fab-button><ion-fab-button aria-label="Text"></ion-fab-button></ion-fab-list></ion-fab>',
      open: ['Tab', 'Enter'],
      rows: [
        {
          row: "| Each `ion-fab-button`: a native button in the shadow root | `button` | Its text, or `aria-label` at load time | `disabled`. Whether the list is open isn't exposed. | `aria-label`, which for the main button says that there are more choices |",
          tree: ['button "Add"', 'button "Photo"'],
        },
      ],
    }),
  ],
};

export default page;
