import type { PageClaims } from '../../claims/types';
import { expectLog, pause } from '../support';

const page: PageClaims = {
  claims: [
    {
      heading: 'quick-start',
      says: "`ionChange` fires when the user switches the toggle, and `event.detail.checked` is the new state. Setting `checked` in code doesn't fire it",
      files: {
        'body.html': `<ion-app><ion-content><ion-toggle>Sound</ion-toggle></ion-content></ion-app>
<script>
  document.querySelector('ion-toggle').addEventListener('ionChange', ({ detail }) =>
    (window.log ??= []).push(String(detail.checked)),
  );
</script>`,
      },
      async try(app) {
        const toggle = app.page.locator('ion-toggle');
        await toggle.click();
        await expectLog(app, 'a tap', ['true']);
        await toggle.evaluate((one) => Object.assign(one, { checked: false }));
        await pause(app);
        await expectLog(app, 'a change by code', []);
      },
    },
  ],
};

export default page;
