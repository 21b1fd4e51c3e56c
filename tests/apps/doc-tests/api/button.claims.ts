import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: "<ion-button>Save</ion-button><ion-button href=\"#there\">Link</ion-button><ion-button disabled>Off</ion-button><button>Next</button><script>let presses = 0; document.querySelector('ion-button').addEventListener('click', () => (presses += 1));</script>",
      state: '`${presses} ${location.hash}`.trim()',
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the button, and skips a disabled one. |',
          steps: [
            ['Tab', 'Save 0'],
            ['Tab', 'Link 0'],
            ['Tab', 'Next 0'],
            ['Shift+Tab', 'Link 0'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd> | Presses the button, or follows the `href`. |',
          steps: [
            ['Enter', 'Link 0 #there'],
            ['Shift+Tab Enter', 'Save 1 #there'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Presses the button. On a link, scrolls the page. |',
          steps: [
            ['Space', 'Save 2 #there'],
            ['Tab Space', 'Link 2 #there'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-button>Save</ion-button><ion-button href="#there">Link</ion-button><ion-button disabled>Off</ion-button><ion-button aria-label="Share"><ion-icon slot="icon-only"></ion-icon></ion-button>',
      rows: [
        {
          row: '| The native `button` or `a` in the shadow root | `button`, or `link` with `href` | The content, or `aria-label` | `disabled`; `aria-pressed`, `aria-checked` and `aria-expanded` as you set them on the host | `aria-label` if there is only an icon |',
          tree: ['button "Save"', 'link "Link":', 'button "Off" [disabled]', 'button "Share":'],
        },
      ],
    }),
  ],
};

export default page;
