import type { PageClaims } from '../../claims/types';
import { expectLog, pause, takeLog } from '../support';

/** A field that writes down its events, and a button beside it. */
const field = (more = ''): Record<string, string> => ({
  'body.html': `<ion-app><ion-content>
  <ion-input label="Name" ${more}></ion-input>
  <button>Elsewhere</button>
</ion-content></ion-app>
<script>
  const input = document.querySelector('ion-input');
  for (const name of ['ionInput', 'ionChange', 'ionFocus', 'ionBlur']) {
    input.addEventListener(name, ({ detail }) =>
      (window.log ??= []).push([name, detail?.value].filter((part) => part !== undefined).join(' ')),
    );
  }
</script>`,
});

const page: PageClaims = {
  claims: [
    {
      heading: 'values',
      says: '| `ionChange` | When the change is committed: on blur, on <kbd>Enter</kbd>, when a date is picked, or',
      files: field(),
      async try(app) {
        const { page } = app;
        await page.getByLabel('Name').click();
        await page.keyboard.type('ab');
        await expectLog(app, 'what typing emits', ['ionFocus', 'ionInput a', 'ionInput ab']);
        await page.keyboard.press('Enter');
        await expectLog(app, 'what Enter emits', ['ionChange ab']);
        await page.keyboard.type('c');
        await takeLog(app);
        await page.locator('button').click();
        await app.expect('what blur emits', async () => (await takeLog(app)).sort(), [
          'ionBlur',
          'ionChange abc',
        ]);
      },
    },
    {
      heading: 'values',
      says: 'with <kbd>↑</kbd> and <kbd>↓</kbd> in a number field. |',
      files: field('type="number"'),
      async try(app) {
        await app.page.getByLabel('Name').focus();
        await takeLog(app);
        await app.page.keyboard.press('ArrowUp');
        await expectLog(app, 'what an arrow key emits', ['ionInput 1', 'ionChange 1']);
      },
    },
    {
      heading: 'values',
      says: '`event.detail.value` is always a string, even with `type="number"`',
      files: {
        'body.html': `<ion-app><ion-content><ion-input label="Name" type="number"></ion-input></ion-content></ion-app>
<script>
  document.querySelector('ion-input').addEventListener('ionInput', ({ detail }) =>
    (window.log ??= []).push(typeof detail.value),
  );
</script>`,
      },
      async try(app) {
        await app.page.getByLabel('Name').fill('7');
        await expectLog(app, 'the type of the value', ['string']);
      },
    },
    {
      heading: 'values',
      says: 'Setting `value` in your code emits no event.',
      files: field(),
      async try(app) {
        await app.page
          .locator('ion-input')
          .evaluate((one) => Object.assign(one, { value: 'by code' }));
        await app.expect('the field', () => app.page.getByLabel('Name').inputValue(), 'by code');
        await pause(app);
        await expectLog(app, 'what it emits', []);
      },
    },
    {
      heading: 'validation',
      says: '`errorText` replaces it as long as the element has both classes `ion-invalid` and `ion-touched`.',
      files: field('helper-text="Your whole name" error-text="A name is needed"'),
      async try(app) {
        const { page } = app;
        const shown = async (): Promise<string[]> => {
          const texts = ['Your whole name', 'A name is needed'];
          const seen = await Promise.all(texts.map((text) => page.getByText(text).isVisible()));
          return texts.filter((_, index) => seen[index]);
        };
        const mark = (...names: string[]) =>
          page.locator('ion-input').evaluate((one, all) => one.classList.add(...all), names);
        await app.expect('the text below', shown, ['Your whole name']);
        await mark('ion-invalid');
        await pause(app);
        await app.expect('the text of an invalid field', shown, ['Your whole name']);
        await mark('ion-touched');
        await app.expect('the text once it is touched', shown, ['A name is needed']);
      },
    },
  ],
};

export default page;
