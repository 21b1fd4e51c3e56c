import type { App } from '../../harness/app';
import type { PageClaims } from '../../claims/types';
import { expectLog, pause, pressBack } from '../support';

/** A handler with the priority of the router stands for the page below. */
const APP = `<ion-app><ion-content>
  <ion-loading message="Loading photos"></ion-loading>
  <ion-toast message="Saved"></ion-toast>
</ion-content></ion-app>
<script>
  document.addEventListener('ionBackButton', ({ detail }) =>
    detail.register(0, () => (window.log ??= []).push('page below')),
  );
</script>`;

function present({ page }: App, tag: string, props = {}): Promise<void> {
  return page.locator(tag).evaluate(async (one, all) => {
    await (Object.assign(one, all) as unknown as { present: () => Promise<void> }).present();
  }, props);
}

const page: PageClaims = {
  claims: [
    {
      heading: 'keyboard',
      says: '| Android back button | As <kbd>Esc</kbd>, but without `backdropDismiss`, or while a toast is open above, it [goes back in the page below](../developing/hardware-back-button.mdx#priorities). |',
      options: { hardwareBackButton: 'true' },
      files: { 'body.html': APP },
      async try(app) {
        const open = (): Promise<number> =>
          app.page.locator('ion-loading:not(.overlay-hidden)').count();
        // Ionic begins to listen when the browser is idle for the first time
        await pause(app, 800);
        await present(app, 'ion-loading');
        await pressBack(app);
        await expectLog(app, 'a press without backdropDismiss', ['page below']);
        await app.expect('the indicator', open, 1);
        await present(app, 'ion-loading', { backdropDismiss: true });
        await present(app, 'ion-toast');
        await pressBack(app);
        await expectLog(app, 'a press below a toast', ['page below']);
        await app.expect('the indicator', open, 1);
        await app.page
          .locator('ion-toast')
          .evaluate((one) => (one as unknown as { dismiss: () => Promise<boolean> }).dismiss());
        await pressBack(app);
        await app.expect('the indicator', open, 0);
        await expectLog(app, 'a press with backdropDismiss', []);
      },
    },
  ],
};

export default page;
