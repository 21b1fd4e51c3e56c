import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-segment aria-label="Period" value="day"><ion-segment-button value="day"><ion-label>Day</ion-label></ion-segment-button><ion-segment-button value="week"><ion-label>Week</ion-label></ion-segment-button><ion-segment-button value="month"><ion-label>Month</ion-label></ion-segment-button></ion-segment><button>Next</button>',
      state: "document.querySelector('ion-segment').value",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next button, and after the last one out of the segment. |',
          steps: [
            ['Tab', 'Day day'],
            ['Tab', 'Week day'],
            ['Shift+Tab', 'Day day'],
          ],
        },
        {
          row: '| <kbd>→</kbd>, <kbd>←</kbd> | Moves the focus to the next or previous button and wraps at the ends. With `selectOnFocus` it chooses that button too. |',
          steps: [
            ['ArrowRight', 'Week day'],
            ['ArrowLeft ArrowLeft', 'Month day'],
            ['ArrowRight', 'Day day'],
          ],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd> | Moves the focus to the first or last button. |',
          steps: [
            ['End', 'Month day'],
            ['Home', 'Day day'],
          ],
        },
        {
          row: '| <kbd>Space</kbd>, <kbd>Enter</kbd> | Chooses the button that has the focus. |',
          steps: [
            ['ArrowRight Space', 'Week week'],
            ['ArrowRight Enter', 'Month month'],
          ],
        },
        {
          row: '| <kbd>↑</kbd>, <kbd>↓</kbd> | Do nothing. |',
          steps: [
            ['ArrowUp', 'Month month'],
            ['ArrowDown', 'Month month'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-segment aria-label="Period" value="day"><ion-segment-button value="day"><ion-label>Day</ion-label></ion-segment-button><ion-segment-button value="week"><ion-label>Week</ion-label></ion-segment-button><ion-segment-button value="month"><ion-label>Month</ion-label></ion-segment-button></ion-segment>',
      rows: [
        {
          row: '| `ion-segment` | `tablist` | `aria-label` | None | A name |',
          tree: ['tablist "Period":'],
        },
        {
          row: '| The native button in each `ion-segment-button` | `tab` | The content, or `aria-label` at loading | `aria-selected`, `disabled` | `aria-label` if only an icon is visible; a `tabpanel` for what is shown |',
          tree: ['tab "Day" [selected]', 'tab "Week"'],
        },
      ],
    }),
  ],
};

export default page;
