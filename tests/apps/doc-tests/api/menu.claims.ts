import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-app><ion-menu content-id="main"><ion-content><ion-list><ion-item button><ion-label>Inbox</ion-label></ion-item><ion-item button><ion-label>Sent</ion-label></ion-item></ion-list></ion-content></ion-menu><div class="ion-page" id="main"><ion-header><ion-toolbar><ion-buttons slot="start"><ion-menu-button></ion-menu-button></ion-buttons></ion-toolbar></ion-header><ion-content><button>Page</button></ion-content></div></ion-app>',
      state:
        "document.querySelector('ion-menu').classList.contains('show-menu') ? 'open' : 'closed'",
      rows: [
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on an `ion-menu-button` | Opens the menu and moves the focus to it. |',
          steps: [
            ['Tab', 'menu closed'],
            ['Enter', 'menu open'],
          ],
        },
        {
          row: '| <kbd>Tab</kbd> | Moves through the menu and stays inside it. |',
          steps: [
            ['Tab', 'Inbox open'],
            ['Tab', 'Sent open'],
          ],
        },
        { row: '| Arrow keys | Do nothing. |', steps: [['ArrowDown', 'Sent open']] },
        {
          row: '| <kbd>Esc</kbd> | Closes the menu. Focus goes to the document, not back to the button. |',
          steps: [['Escape', 'nothing closed']],
        },
      ],
    }),
    roles({
      body: '<ion-app><ion-menu content-id="main"><ion-content><ion-list><ion-item button><ion-label>Inbox</ion-label></ion-item><ion-item button><ion-label>Sent</ion-label></ion-item></ion-list></ion-content></ion-menu><div class="ion-page" id="main"><ion-header><ion-toolbar><ion-buttons slot="start"><ion-menu-button></ion-menu-button></ion-buttons></ion-toolbar></ion-header><ion-content><button>Page</button></ion-content></div></ion-app>',
      open: ['Tab', 'Enter'],
      rows: [
        {
          row: '| `ion-menu` | `navigation` | `aria-label`, or `menu` | None; the page behind an open menu is `aria-hidden` | `aria-label` in your language |',
          tree: ['navigation "menu":'],
        },
      ],
    }),
  ],
};

export default page;
