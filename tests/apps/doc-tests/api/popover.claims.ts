import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-button id="open">More</ion-button><ion-popover trigger="open"><ion-content><ion-list><ion-item button><ion-label>Copy</ion-label></ion-item><ion-item button id="share"><ion-label>Share</ion-label></ion-item><ion-item button><ion-label>Move</ion-label></ion-item></ion-list><ion-popover trigger="share"><ion-content><ion-list><ion-item button><ion-label>Mail</ion-label></ion-item></ion-list></ion-content></ion-popover></ion-content></ion-popover>',
      state: "document.querySelectorAll('ion-popover:not(.overlay-hidden)').length",
      rows: [
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> on the trigger | Opens the popover if `triggerAction` is `click`. |',
          steps: [
            ['Tab', 'More 0'],
            ['Enter ArrowDown', 'Copy 1'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | Moves to the next or previous item. It stops at the ends. |',
          steps: [
            ['ArrowDown ArrowDown ArrowDown', 'Move 1'],
            ['ArrowUp', 'Share 1'],
          ],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd> | Moves to the first or last item. |',
          steps: [
            ['Home', 'Copy 1'],
            ['End', 'Move 1'],
          ],
        },
        {
          row: '| <kbd>Tab</kbd> | Moves to the next control and, after the last, back to the first. |',
          steps: [
            ['Tab', 'Copy 1'],
            ['Tab', 'Share 1'],
          ],
        },
        {
          row: '| <kbd>→</kbd> on the trigger of a nested popover | Opens the nested popover. |',
          steps: [['ArrowRight ArrowDown', 'Mail 2']],
        },
        {
          row: '| <kbd>←</kbd> | Closes a nested popover and returns focus to its trigger. |',
          steps: [['ArrowLeft', 'Share 1']],
        },
        {
          row: '| <kbd>Esc</kbd> | Closes the popover and all nested ones, and returns focus to the trigger. |',
          steps: [['Escape', 'More 0']],
        },
      ],
    }),
    roles({
      body: '<ion-button id="open">More</ion-button><ion-popover trigger="open" role="dialog" aria-label="Actions"><ion-content><ion-list><ion-item button><ion-label>Copy</ion-label></ion-item></ion-list></ion-content></ion-popover>',
      open: ['Tab', 'Enter'],
      rows: [
        {
          row: '| `ion-popover` | None | None | `aria-modal` | `role="dialog"` and `aria-label` |',
          tree: ['dialog "Actions":'],
        },
        {
          row: '| An `ion-list` in it | `list` | `aria-label` | None | Nothing; its rows are list items that hold buttons |',
          tree: ['list:', 'listitem:', 'button "Copy"'],
        },
      ],
    }),
  ],
};

export default page;
