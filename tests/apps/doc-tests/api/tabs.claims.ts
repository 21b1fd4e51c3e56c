import type { PageClaims } from '../../claims/types';
import { pause } from '../support';

const page: PageClaims = {
  claims: [
    {
      heading: 'accessibility',
      says: 'It is read once, when the button loads:',
      files: {
        'body.html': `<ion-app><ion-tab-bar>
  <ion-tab-button tab="mail" aria-label="Mail, 3 unread"><ion-badge>3</ion-badge></ion-tab-button>
</ion-tab-bar></ion-app>`,
      },
      async try(app) {
        const { page } = app;
        const named = (name: string) => (): Promise<number> =>
          page.getByRole('tab', { name, exact: true }).count();
        await app.expect('the name', named('Mail, 3 unread'), 1);
        await page
          .locator('ion-tab-button')
          .evaluate((one) => one.setAttribute('aria-label', 'Mail'));
        await pause(app);
        await app.expect('the name after a change', named('Mail, 3 unread'), 1);
      },
    },
  ],
};

export default page;
