import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    {
      heading: 'theming',
      says: '`fill` (`solid`, `outline`) and `shape` have an effect in `md` mode only. In an item they add a second box',
      files: {
        'body.html': `<ion-app><ion-content>
  <ion-item><ion-select label="Size" label-placement="stacked" fill="solid"></ion-select></ion-item>
</ion-content></ion-app>`,
      },
      async try(app) {
        const background = (): Promise<string> =>
          app.page.locator('ion-select').evaluate((one) => {
            const box = one.shadowRoot?.querySelector('.select-wrapper');
            return box ? getComputedStyle(box).backgroundColor : 'missing';
          });
        await app.expect('the background of the box', background, 'rgb(242, 242, 242)');
      },
    },
  ],
};

export default page;
