import type { PageClaims } from '../../claims/types';
import { expectLog, pause, takeLog } from '../support';

const MODAL = `<ion-app>
  <ion-content><button id="open">Open</button></ion-content>
  <ion-modal style="--width: 200px; --height: 200px"><ion-content>Inside</ion-content></ion-modal>
</ion-app>
<script>
  const modal = document.querySelector('ion-modal');
  document.querySelector('#open').addEventListener('click', () => modal.present());
  for (const name of ['willDismiss', 'didDismiss']) {
    modal.addEventListener(name, ({ detail: { data, role } }) =>
      (window.log ??= []).push([name, JSON.stringify(data), role].join(' ')),
    );
  }
</script>`;

const ASKING = `<script>
  modal.canDismiss = async (data, role) => {
    (window.log ??= []).push('asked ' + role);
    return role === 'save';
  };
</script>`;

interface Modal {
  dismiss: (data?: unknown, role?: string) => Promise<boolean>;
}

const files = { 'body.html': MODAL };

const page: PageClaims = {
  claims: [
    {
      heading: 'results',
      says: '`dismiss(data, role)` closes the modal. Both arguments arrive in the `detail` of `willDismiss` and `didDismiss`',
      files,
      async try(app) {
        await app.page.locator('#open').click();
        await app.page.locator('ion-modal').getByText('Inside').waitFor();
        await app.page
          .locator('ion-modal')
          .evaluate((one) => (one as unknown as Modal).dismiss({ id: 7 }, 'confirm'));
        await expectLog(app, 'the events', [
          'willDismiss {"id":7} confirm',
          'didDismiss {"id":7} confirm',
        ]);
      },
    },
    {
      heading: 'results',
      says: /`(backdrop)` \| A tap outside the modal, <kbd>Esc<\/kbd> or the back button/,
      files,
      async try(app, { caught: [role = ''] }) {
        const { page } = app;
        const ways = [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)];
        for (const close of ways) {
          await page.locator('#open').click();
          await page.locator('ion-modal').getByText('Inside').waitFor();
          await pause(app);
          await close();
          await expectLog(app, 'the events', [`willDismiss  ${role}`, `didDismiss  ${role}`]);
          await page.locator('ion-modal.show-modal').waitFor({ state: 'detached' });
        }
      },
    },
    {
      heading: 'results',
      says: /`dismiss` resolves to `(\w+)` if nothing was closed\./,
      files,
      async try(app, { caught }) {
        const said = (): Promise<string> =>
          app.page
            .locator('ion-modal')
            .evaluate(async (one) => String(await (one as unknown as Modal).dismiss()));
        await app.expect('dismiss() of a closed modal', said, caught[0]);
      },
    },
    {
      heading: 'can-dismiss',
      says: 'Ionic checks `canDismiss` each time a method, the backdrop, a gesture or the back button is about to close the modal. The property is a boolean, or a function that receives the data and the role and may be asynchronous. If it returns `false`, the modal stays open.',
      files: { 'body.html': `${MODAL}${ASKING}` },
      async try(app) {
        const { page } = app;
        const modal = page.locator('ion-modal');
        await page.locator('#open').click();
        await modal.getByText('Inside').waitFor();
        await pause(app);
        await page.keyboard.press('Escape');
        await expectLog(app, 'Escape', ['asked backdrop']);
        await page.mouse.click(5, 5);
        await expectLog(app, 'a tap beside it', ['asked backdrop']);
        await app.expect('the modal', () => page.locator('ion-modal.show-modal').count(), 1);
        await modal.evaluate((one) => (one as unknown as Modal).dismiss(undefined, 'save'));
        await app.expect('the first line', async () => (await takeLog(app))[0], 'asked save');
        await page.locator('ion-modal.show-modal').waitFor({ state: 'detached' });
      },
    },
    {
      heading: 'theming',
      says: 'An `opacity` on the part has no effect, because the animation that opens the modal sets its own.',
      animated: true,
      files: { 'body.html': `${MODAL}<style>ion-modal::part(backdrop) { opacity: 0.9; }</style>` },
      async try(app) {
        const modal = app.page.locator('ion-modal');
        const opacity = (): Promise<string> =>
          modal.evaluate((one) => {
            const backdrop = one.shadowRoot?.querySelector('ion-backdrop');
            return backdrop ? getComputedStyle(backdrop).opacity : 'missing';
          });
        await app.page.locator('#open').click();
        await app.expect('the backdrop with a rule for the part', opacity, '0.32');
        await modal.evaluate((one) => (one as unknown as Modal).dismiss());
        await app.page.locator('ion-modal.show-modal').waitFor({ state: 'detached' });
        await modal.evaluate((one) => one.style.setProperty('--backdrop-opacity', '0.6'));
        await app.page.locator('#open').click();
        await app.expect('the backdrop with the property', opacity, '0.6');
      },
    },
    {
      heading: 'results',
      says: /The `dismiss` of a controller rejects with `([^`]+)` instead\./,
      files: {
        'body.html': '<ion-app></ion-app>',
        'main.ts': `import { modalController } from '@ionic/core';
modalController.dismiss().catch((error) => (window.log ??= []).push(String(error)));`,
      },
      async try(app, { caught: [message = ''] }) {
        await expectLog(app, 'the error', [message]);
      },
    },
  ],
};

export default page;
