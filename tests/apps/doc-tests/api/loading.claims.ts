import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';
import { pause, pressBack } from '../support';

interface Overlay {
  onDidDismiss(): Promise<{ role?: string }>;
}

const BODY =
  '<ion-button id="open">Load</ion-button><ion-loading trigger="open" message="Loading photos" backdrop-dismiss="true"></ion-loading>';
const STATE = "document.querySelector('ion-loading:not(.overlay-hidden)') ? 'open' : 'closed'";

const page: PageClaims = {
  claims: [
    keys({
      body: BODY,
      state: STATE,
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Nothing: the focus stays in the indicator, which has no controls. |',
          steps: [
            ['Tab Enter', 'Loading photos open'],
            ['Tab', 'Loading photos open'],
          ],
        },
        {
          row: '| <kbd>Esc</kbd> | With `backdropDismiss`, closes the indicator with the role `backdrop`. Otherwise nothing. |',
          steps: [['Escape', 'Load closed']],
        },
      ],
    }),
    {
      heading: 'keyboard',
      says: '| Android back button | As <kbd>Esc</kbd>, but without `backdropDismiss` it [goes back in the page below](../developing/hardware-back-button.mdx#priorities). |',
      files: { 'body.html': `<ion-app><ion-content>${BODY}</ion-content></ion-app>` },
      options: { hardwareBackButton: 'true' },
      async try(app) {
        const { page } = app;
        // Ionic begins to listen when the browser is idle for the first time
        await pause(app, 800);
        const state = (): Promise<string> => page.evaluate(STATE);
        const loading = page.locator('ion-loading');
        const role = async (): Promise<string | undefined> =>
          loading.evaluate(async (one) => (await (one as unknown as Overlay).onDidDismiss()).role);
        await page.locator('ion-button').click();
        await app.expect('the indicator', state, 'open');
        const closed = role();
        await pressBack(app);
        await app.expect('the role after the back button', () => closed, 'backdrop');
        await loading.evaluate((one) => Object.assign(one, { backdropDismiss: false }));
        await page.locator('ion-button').click();
        await app.expect('the indicator again', state, 'open');
        await pressBack(app);
        await pause(app);
        await app.expect('the indicator without backdropDismiss', state, 'open');
      },
    },
    roles({
      body: BODY,
      open: ['Tab', 'Enter'],
      rows: [
        {
          row: '| `ion-loading` | `dialog` | `message` | `aria-modal` | `aria-label` in `htmlAttributes` if there is no message |',
          tree: ['dialog "Loading photos"'],
        },
      ],
    }),
  ],
};

export default page;
