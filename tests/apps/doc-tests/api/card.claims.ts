import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-card button onclick="this.dataset.n = Number(this.dataset.n || 0) + 1"><ion-card-content>Tap</ion-card-content></ion-card><ion-card href="#there"><ion-card-content>Go</ion-card-content></ion-card><ion-card><ion-card-content>Plain <button>Inner</button></ion-card-content></ion-card>',
      state: "(document.querySelector('ion-card').dataset.n || '0') + location.hash",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to a card with `button` or `href`, and to the controls inside other cards. |',
          steps: [
            ['Tab', 'Tap 0'],
            ['Tab', 'Go 0'],
            ['Tab', 'Inner 0'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd> | Presses the card, or follows its link. |',
          steps: [
            ['Shift+Tab Enter', 'Go 0#there'],
            ['Shift+Tab Enter', 'Tap 1#there'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Presses a card with `button`. On a link, scrolls the page. |',
          steps: [['Space', 'Tap 2#there']],
        },
      ],
    }),
    roles({
      body: '<ion-card button onclick="this.dataset.n = Number(this.dataset.n || 0) + 1"><ion-card-content>Tap</ion-card-content></ion-card><ion-card href="#there"><ion-card-content>Go</ion-card-content></ion-card><ion-card><ion-card-content>Plain <button>Inner</button></ion-card-content></ion-card>',
      rows: [
        // Its text stands in the tree right behind what the card before it has
        {
          row: '| `ion-card` | None | None | None | Nothing |',
          tree: ['/url: "#there"\ntext: Plain'],
        },
        {
          row: '| The native `button` or `a` of a card to tap | `button`, or `link` with `href` | The text of the card, or `aria-label` | `disabled` | `aria-label` if the text is long |',
          tree: ['button "Tap"', 'link "Go":'],
        },
      ],
    }),
  ],
};

export default page;
