import type { Claim, PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    ...(['md', 'ios'] as const).map((mode): Claim => ({
      heading: 'lines',
      says: 'Without it, the line begins at the text, in both modes.',
      mode,
      files: {
        'body.html': `<ion-app><ion-content><ion-list>
  <ion-item><ion-label>One</ion-label></ion-item><ion-item><ion-label>Two</ion-label></ion-item>
</ion-list></ion-content></ion-app>`,
      },
      async try(app) {
        const lines = (): Promise<string[]> =>
          app.page
            .locator('ion-item')
            .first()
            .evaluate((item) =>
              ['.item-inner', '.item-native'].map((box) => {
                const inside = item.shadowRoot?.querySelector(box);
                return inside ? getComputedStyle(inside).borderBottomWidth : 'missing';
              }),
            );
        await app.expect('lines below the text and below the row', lines, ['1px', '0px']);
      },
    })),
    {
      heading: 'theming',
      says: /`ion-list` alone as the selector loses\. Give the list a class and write `([^`]+)`/,
      files: {
        'body.html': `<ion-app><ion-content><ion-list></ion-list></ion-content></ion-app>
<style>ion-list { padding-block: 0; }</style>`,
      },
      async try(app, { caught: [rule = ''] }) {
        const list = app.page.locator('ion-list');
        const padding = (): Promise<string> =>
          list.evaluate((one) => getComputedStyle(one).paddingTop);
        await app.expect('padding under a rule for the element', padding, '8px');
        await app.page.addStyleTag({ content: rule });
        await list.evaluate((one) => one.classList.add('flush'));
        await app.expect('padding under the rule of the page', padding, '0px');
      },
    },
  ],
};

export default page;
