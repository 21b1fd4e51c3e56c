import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    {
      heading: 'aria',
      says: '| The icon | None; it has `aria-hidden` | None | None | Words in the message |',
      files: {
        'body.html': `<ion-app><ion-content>
  <ion-button id="open">Delete</ion-button>
  <ion-toast trigger="open" message="Draft deleted" icon="M0 0"></ion-toast>
</ion-content></ion-app>`,
      },
      async try(app) {
        await app.page.locator('#open').click();
        const icon = app.page.locator('ion-toast .toast-icon');
        await app.expect('the icon', () => icon.getAttribute('aria-hidden'), 'true');
      },
    },
  ],
};

export default page;
