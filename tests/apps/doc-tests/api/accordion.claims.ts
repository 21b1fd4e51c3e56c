import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-accordion-group><ion-accordion value="a"><ion-item slot="header"><ion-label>Size</ion-label></ion-item><div slot="content"><button>Inside</button></div></ion-accordion><ion-accordion value="b"><ion-item slot="header"><ion-label>Care</ion-label></ion-item><div slot="content">Wash cold</div></ion-accordion></ion-accordion-group>',
      state: "document.querySelector('ion-accordion-group').value ?? 'none'",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next header, or first to the controls in an open section. |',
          steps: [['Tab', 'Size none']],
        },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Opens or closes the section of the focused header. |',
          steps: [
            ['Enter', 'Size a'],
            ['Space', 'Size none'],
          ],
        },
        {
          row: "| <kbd>↓</kbd>, <kbd>↑</kbd>, <kbd>Home</kbd>, <kbd>End</kbd> | Don't move the focus. Ionic handles these keys, but calls `focus()` on an `ion-accordion`, which can't take it. |",
          steps: [
            ['ArrowDown', 'Size none'],
            ['ArrowUp', 'Size none'],
            ['End', 'Size none'],
            ['Home', 'Size none'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-accordion-group value="a"><ion-accordion value="a"><ion-item slot="header"><ion-label>Size</ion-label></ion-item><div slot="content"><button>Inside</button></div></ion-accordion><ion-accordion value="b"><ion-item slot="header"><ion-label>Care</ion-label></ion-item><div slot="content">Wash cold</div></ion-accordion></ion-accordion-group>',
      rows: [
        {
          row: '| The button of the `ion-item` in the slot `header` | `button` | The text of the item | `aria-expanded`; `disabled` is not announced | An `ion-item` as the header; other markup has none of this |',
          tree: ['button "Size" [expanded]', 'button "Care"'],
        },
        {
          row: '| The content | `region` | The header | Hidden while closed | Nothing |',
          tree: ['region "Size":'],
        },
      ],
    }),
  ],
};

export default page;
