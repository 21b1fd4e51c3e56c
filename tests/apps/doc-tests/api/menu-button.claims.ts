import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-app><ion-menu content-id="main"><ion-content>Menu</ion-content></ion-menu><div class="ion-page" id="main"><ion-content><ion-menu-button></ion-menu-button></ion-content></div></ion-app>',
      state: "document.querySelector('ion-menu').classList.contains('show-menu')",
      rows: [
        { row: '| <kbd>Tab</kbd> | Moves to the button. |', steps: [['Tab', 'menu false']] },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Opens the menu and moves the focus to it. |',
          steps: [['Enter', 'menu true']],
        },
      ],
    }),
    roles({
      body: '<ion-app><ion-menu content-id="main"><ion-content>Menu</ion-content></ion-menu><div class="ion-page" id="main"><ion-content><ion-menu-button></ion-menu-button></ion-content></div></ion-app>',
      rows: [
        {
          row: '| The native button in the shadow root | `button` | `aria-label` of the element, read when it loads, or `menu` | No `aria-expanded` | `aria-label` in your language, and wherever there are two buttons |',
          tree: ['button "menu"'],
        },
      ],
    }),
  ],
};

export default page;
