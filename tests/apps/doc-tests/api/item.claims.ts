import type { PageClaims } from '../../claims/types';
import { pause } from '../support';

const page: PageClaims = {
  claims: [
    {
      heading: 'controls',
      says: 'a press anywhere in the row reaches it',
      files: {
        'body.html': `<ion-app><ion-content>
  <ion-item><ion-toggle>Sound</ion-toggle></ion-item>
  <ion-item><ion-range aria-label="Volume"></ion-range></ion-item>
</ion-content></ion-app>`,
      },
      async try(app) {
        const { page } = app;
        const seen = (): Promise<string> =>
          page.evaluate(() => {
            const toggle = document.querySelector<HTMLElement & { checked: boolean }>('ion-toggle');
            return `${toggle?.checked} ${document.activeElement?.tagName}`;
          });
        const edge = { position: { x: 3, y: 20 } };
        await page.locator('ion-item').nth(1).click(edge);
        await pause(app);
        await app.expect('after a press on the row of the range', seen, 'false BODY');
        await page.locator('ion-item').first().click(edge);
        await app.expect('after a press on the row of the toggle', seen, (text) =>
          text.startsWith('true'),
        );
      },
    },
    {
      heading: 'accessibility',
      says: 'the host has `role="listitem"`, except inside an `ion-radio-group`, where it has no role',
      files: {
        'body.html': `<ion-app><ion-content><ion-list>
  <ion-item><ion-label>Row</ion-label></ion-item>
  <ion-radio-group aria-label="Size"><ion-item><ion-radio value="s">Small</ion-radio></ion-item></ion-radio-group>
</ion-list></ion-content></ion-app>`,
      },
      async try(app) {
        const roles = (): Promise<(string | null)[]> =>
          app.page
            .locator('ion-item')
            .evaluateAll((items) => items.map((item) => item.getAttribute('role')));
        await app.expect('the roles', roles, ['listitem', null]);
      },
    },
  ],
};

export default page;
