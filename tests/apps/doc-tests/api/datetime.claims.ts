import type { App } from '../../harness/app';
import type { PageClaims } from '../../claims/types';
import { pause } from '../support';

const valueOf =
  ({ page }: App) =>
  (): Promise<unknown> =>
    page.locator('ion-datetime').evaluate((one) => (one as HTMLElement & { value: unknown }).value);

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
      heading: 'pitfalls',
      says: 'but can select a day that `isDateEnabled` or `dayValues` excludes',
      files: {
        'body.html': `<ion-app><ion-content>
  <ion-datetime presentation="date" value="2025-06-12" max="2025-12-31" locale="en-US"></ion-datetime>
</ion-content></ion-app>
<script>
  document.querySelector('ion-datetime').isDateEnabled = (day) => day.startsWith('2025-06');
</script>`,
      },
      async try(app) {
        const { page } = app;
        await page.getByRole('button', { name: 'Show year picker' }).click();
        await page.getByText('July', { exact: true }).click();
        await app.expect('the value', valueOf(app), '2025-07-12');
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
        // To the wheel of the months, and on to that of the days
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('ArrowDown');
        await app.expect(
          'the value',
          valueOf(app),
          (now) => Array.isArray(now) && now.length === 2,
        );
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
        await page.getByLabel('Thursday, June 12').waitFor();
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
        await page.getByLabel('Friday, June 20').click();
        await pause(app);
        await app.expect('the value after a tap on a day of the month', valueOf(app), '2025-06-12');
        await page.getByLabel('Tuesday, July 1', { exact: true }).first().click();
        await app.expect('the value after a tap on an adjacent day', valueOf(app), '2025-07-01');
      },
    },
  ],
};

export default page;
