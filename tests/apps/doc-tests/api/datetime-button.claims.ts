import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-datetime-button datetime="d"></ion-datetime-button><ion-modal keep-contents-mounted="true"><ion-datetime id="d" value="2025-06-12T09:30:00"></ion-datetime></ion-modal>',
      state:
        "document.querySelector('ion-modal').isOpen || document.querySelector('ion-modal').classList.contains('show-modal')",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the date button, then to the time button. |',
          steps: [
            ['Tab', 'Jun 12, 2025 false'],
            ['Tab', '9:30 AM false'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Opens the overlay with the picker. |',
          steps: [['Enter', 'nothing true']],
        },
      ],
    }),
    roles({
      body: '<ion-datetime-button datetime="d"></ion-datetime-button><ion-modal keep-contents-mounted="true"><ion-datetime id="d" value="2025-06-12T09:30:00"></ion-datetime></ion-modal>',
      rows: [
        {
          row: '| Each button, a native one in the shadow root | `button` | Its text | `aria-expanded` while the picker is visible, `disabled` | An `aria-label` on the modal or popover |',
          tree: ['button "Jun 12, 2025"', 'button "9:30 AM"'],
        },
      ],
    }),
  ],
};

export default page;
