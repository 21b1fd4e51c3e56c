import { keys, roles, type RoleRow } from '../../claims/tables';
import type { Claim, PageClaims } from '../../claims/types';
import { pause } from '../support';

const notIn = (version: 'v7' | 'v8', what: string) => ({
  [version === 'v8' ? 'v7' : 'v8']: `its ${what} are others`,
});

/** Keys of the wheels, which have a name in one version alone. */
const wheels = (version: 'v7' | 'v8', name: string): Claim =>
  keys({
    body: '<ion-datetime presentation="time" value="2025-06-12T09:30:00" locale="en-US" hour-cycle="h23"></ion-datetime>',
    settle: 600,
    state: "document.querySelector('ion-datetime').value",
    notIn: notIn(version, 'keys'),
    rows: [
      {
        row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | Selects the next or previous value. |',
        steps: [
          ['Tab ArrowDown', `${name} 2025-06-12T10:30:00`],
          ['ArrowUp', `${name} 2025-06-12T09:30:00`],
        ],
      },
      {
        row: '| <kbd>PageDown</kbd>, <kbd>PageUp</kbd> | Moves five values forward or back. |',
        steps: [
          ['PageDown', `${name} 2025-06-12T14:30:00`],
          ['PageUp', `${name} 2025-06-12T09:30:00`],
        ],
      },
      {
        row: '| <kbd>Home</kbd>, <kbd>End</kbd> | Selects the first or last value. |',
        steps: [
          ['End', `${name} 2025-06-12T23:30:00`],
          ['Home', `${name} 2025-06-12T00:30:00`],
        ],
      },
      {
        row: '| Digits | Select the hour or minute you type. |',
        steps: [['1 5', `${name} 2025-06-12T15:30:00`]],
      },
    ],
  });

const rolesOf = (version: 'v7' | 'v8', wheel: RoleRow): Claim =>
  roles({
    body: '<ion-datetime presentation="date" value="2025-06-12" locale="en-US" max="2025-06-20"></ion-datetime><ion-datetime presentation="time" value="2025-06-12T09:30:00" locale="en-US"></ion-datetime>',
    notIn: notIn(version, 'roles'),
    rows: [
      {
        row: '| `ion-datetime` | None | None | `aria-disabled` | A heading before it; `aria-label` on a modal or popover around it |',
        tree: ['button "Show year picker": June 2025'],
      },
      {
        row: "| The month and year button, the arrows | `button` | `Show year picker` (`Hide year picker` while the wheels are open), `Previous month`, `Next month`, in English | `disabled` for an arrow at `min` or `max` | Nothing, because you can't change the names |",
        tree: ['button "Previous month"', 'button "Next month" [disabled]'],
      },
      {
        row: '| Each day | `button` | Weekday, month and day in `locale`, with `Today` before the current day | `aria-selected`, `disabled` | Nothing |',
        tree: ['button "Thursday, June 12": "12"', 'button "Saturday, June 21" [disabled]: "21"'],
      },
      wheel,
    ],
  });

const page: PageClaims = {
  claims: [
    {
      heading: 'pitfalls',
      says: 'Arrow keys stop at `min` and `max`, and in front of a day that `isDateEnabled` excludes',
      files: {
        'body.html': `<ion-app><ion-content>
  <ion-datetime presentation="date" value="2025-06-12" locale="en-US"></ion-datetime>
</ion-content></ion-app>
<script>
  document.querySelector('ion-datetime').isDateEnabled = (day) => !day.includes('-13');
</script>`,
      },
      async try(app) {
        const { page } = app;
        const focused = (): Promise<string | null | undefined> =>
          page.evaluate(() =>
            document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'),
          );
        for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
        await app.expect('the day that has the focus', focused, 'Thursday, June 12');
        await page.keyboard.press('ArrowRight');
        await pause(app);
        await app.expect('the day after an arrow key', focused, 'Thursday, June 12');
        await page.keyboard.press('ArrowLeft');
        await app.expect('the day before', focused, 'Wednesday, June 11');
      },
    },
    {
      heading: 'presentation',
      says: "`multiple` logs a warning too, but it isn't ignored: every turn of the day wheel adds one more date to the value",
      complaint: /not supported with preferWheel/,
      files: {
        'body.html': `<ion-app><ion-content>
  <ion-datetime presentation="date" prefer-wheel multiple value="2025-06-12"></ion-datetime>
</ion-content></ion-app>`,
      },
      async try(app) {
        const { page } = app;
        const value = (): Promise<unknown> =>
          page
            .locator('ion-datetime')
            .evaluate((one) => (one as HTMLElement & { value: unknown }).value);
        await page.keyboard.press('Tab');
        await page.keyboard.press('ArrowDown');
        await app.expect('the value', value, (now) => Array.isArray(now) && now.length === 2);
      },
    },
    {
      heading: 'multiple',
      says: 'With `showDefaultTitle` or the slot `title`, there is a header that shows the number of selected days',
      files: {
        'body.html': `<ion-app><ion-content>
  <ion-datetime presentation="date" multiple></ion-datetime>
</ion-content></ion-app>
<script>
  document.querySelector('ion-datetime').value = ['2025-06-12', '2025-06-13'];
</script>`,
      },
      async try(app) {
        const { page } = app;
        const count = page.getByText('2 days');
        await page.getByText('12', { exact: true }).waitFor();
        await app.expect('the number without a header', () => count.count(), 0);
        await page
          .locator('ion-datetime')
          .evaluate((one) => Object.assign(one, { showDefaultTitle: true }));
        await app.expect('the number in the header', () => count.count(), 1);
      },
    },
    {
      heading: 'highlights',
      says: 'Such a tap sets `value` at once',
      notIn: { v7: 'it has no days of other months' },
      files: {
        'body.html': `<ion-app><ion-content>
  <ion-datetime presentation="date" value="2025-06-12" locale="en-US" show-adjacent-days show-default-buttons></ion-datetime>
</ion-content></ion-app>`,
      },
      async try(app) {
        const { page } = app;
        const value = (): Promise<unknown> =>
          page
            .locator('ion-datetime')
            .evaluate((one) => (one as HTMLElement & { value: unknown }).value);
        await page.getByLabel('Friday, June 20').click();
        await pause(app);
        await app.expect('the value after a tap on a day of the month', value, '2025-06-12');
        await page.getByLabel('Tuesday, July 1', { exact: true }).first().click();
        await app.expect('the value after a tap on an adjacent day', value, '2025-07-01');
      },
    },
    keys({
      body: '<ion-datetime presentation="date" value="2025-06-12" locale="en-US"></ion-datetime><button>Next</button>',
      state: "document.querySelector('ion-datetime').value",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the month and year button, the two arrows, the days (one stop for all of them), the time and the buttons. |',
          steps: [
            ['Tab', 'Show year picker 2025-06-12'],
            ['Tab', 'Previous month 2025-06-12'],
            ['Tab', 'Next month 2025-06-12'],
            ['Tab', 'Thursday, June 12 2025-06-12'],
          ],
        },
        {
          row: '| <kbd>→</kbd>, <kbd>←</kbd> | Moves to the next or previous day. |',
          steps: [
            ['ArrowRight', 'Friday, June 13 2025-06-12'],
            ['ArrowLeft', 'Thursday, June 12 2025-06-12'],
          ],
        },
        {
          row: '| <kbd>↓</kbd>, <kbd>↑</kbd> | Moves to the same weekday of the next or previous week. |',
          steps: [
            ['ArrowDown', 'Thursday, June 19 2025-06-12'],
            ['ArrowUp', 'Thursday, June 12 2025-06-12'],
          ],
        },
        {
          row: '| <kbd>Home</kbd>, <kbd>End</kbd> | Moves to the first or last day of the week. |',
          steps: [
            ['Home', 'Sunday, June 8 2025-06-12'],
            ['End', 'Saturday, June 14 2025-06-12'],
          ],
        },
        {
          row: '| <kbd>PageDown</kbd>, <kbd>PageUp</kbd> | Moves to the same date of the next or previous month. With <kbd>Shift</kbd>, of the next or previous year. |',
          steps: [
            ['PageDown', 'Monday, July 14 2025-06-12'],
            ['PageUp', 'Saturday, June 14 2025-06-12'],
            ['Shift+PageDown', 'Sunday, June 14 2025-06-12'],
            ['Shift+PageUp', 'Saturday, June 14 2025-06-12'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Selects the focused day. |',
          steps: [
            ['Enter', 'Saturday, June 14 2025-06-14'],
            ['ArrowLeft Space', 'Friday, June 13 2025-06-13'],
          ],
        },
      ],
    }),
    wheels('v8', 'Select an hour'),
    wheels('v7', 'nothing'),
    rolesOf('v8', {
      row: '| Each wheel | `slider`, vertical | `Select an hour` and similar names, in English | `aria-valuetext`: the selected value | Nothing |',
      tree: ['slider "Select an hour":', 'slider "Select a minute":'],
    }),
    rolesOf('v7', {
      row: '| Each wheel | None | None | None | Nothing |',
      tree: ['button "30"'],
    }),
  ],
};

export default page;
