import type { Claim, PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    ...(['md', 'ios'] as const).map((mode): Claim => ({
      heading: 'inside',
      says: "In `md` mode it has the color of the toolbar's text, in `ios` mode the primary color",
      mode,
      files: {
        'body.html': `<ion-app><ion-header><ion-toolbar style="--color: rgb(1, 2, 3)">
  <ion-buttons><ion-button>One</ion-button></ion-buttons>
</ion-toolbar></ion-header></ion-app>
<style>:root { --ion-color-primary: rgb(4, 5, 6); }</style>`,
      },
      async try(app) {
        const color = (): Promise<string> =>
          app.page.locator('ion-button').evaluate((one) => {
            const inside = one.shadowRoot?.querySelector('button');
            return inside ? getComputedStyle(inside).color : 'missing';
          });
        await app.expect('the color', color, mode === 'md' ? 'rgb(1, 2, 3)' : 'rgb(4, 5, 6)');
      },
    })),
  ],
};

export default page;
