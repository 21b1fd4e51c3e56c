import type { PageClaims } from '../../claims/types';
import { expectLog, pause } from '../support';

const page: PageClaims = {
  claims: [
    {
      heading: 'pitfalls',
      says: "An alert with checkboxes in the template cancels <kbd>Enter</kbd> for the whole page as soon as it's in the document, open or not",
      files: {
        'body.html': `<ion-app><ion-content><button>Press</button></ion-content><ion-alert></ion-alert></ion-app>
<script>
  document.querySelector('button').addEventListener('click', () => (window.log ??= []).push('pressed'));
  document.querySelector('ion-alert').inputs = [{ type: 'checkbox', label: 'One' }];
</script>`,
      },
      async try(app) {
        const { page } = app;
        await page.locator('ion-content button').focus();
        await page.keyboard.press('Enter');
        await pause(app);
        await expectLog(app, 'Enter beside a closed alert', []);
        await page.locator('ion-alert').evaluate((one) => one.remove());
        await page.keyboard.press('Enter');
        await expectLog(app, 'Enter without the alert', ['pressed']);
      },
    },
  ],
};

export default page;
