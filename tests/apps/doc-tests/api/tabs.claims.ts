import { keys, roles } from '../../claims/tables';
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
    keys({
      body: '<ion-app><ion-tabs><ion-tab tab="home"><ion-content><button>Inside</button></ion-content></ion-tab><ion-tab tab="news"><ion-content>News</ion-content></ion-tab><ion-tab-bar slot="bottom"><ion-tab-button tab="home" href="/home"><ion-label>Home</ion-label></ion-tab-button><ion-tab-button tab="news" href="/news"><ion-label>News</ion-label></ion-tab-button></ion-tab-bar></ion-tabs></ion-app>',
      state: "document.querySelector('ion-tab:not(.tab-hidden)').tab",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next tab button, if it has an `href`. Buttons without one cannot be reached. |',
          steps: [
            ['Tab', 'Inside home'],
            ['Tab', 'Home home'],
            ['Tab', 'News home'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd>, <kbd>Space</kbd> | Selects the tab of the button. |',
          steps: [
            ['Enter', 'News news'],
            ['Shift+Tab Space', 'Home home'],
          ],
        },
        {
          row: '| Arrow keys, <kbd>Home</kbd>, <kbd>End</kbd> | Do nothing. |',
          steps: [
            ['ArrowRight', 'Home home'],
            ['End', 'Home home'],
            ['Home', 'Home home'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-app><ion-tabs><ion-tab tab="home"><ion-content><button>Inside</button></ion-content></ion-tab><ion-tab tab="news"><ion-content>News</ion-content></ion-tab><ion-tab-bar slot="bottom"><ion-tab-button tab="home" href="/home"><ion-label>Home</ion-label></ion-tab-button><ion-tab-button tab="news" href="/news"><ion-label>News</ion-label><ion-badge>3</ion-badge></ion-tab-button></ion-tab-bar></ion-tabs></ion-app>',
      rows: [
        {
          row: '| `ion-tab-bar` | `tablist` | `aria-label` | None | A name, if a page has two |',
          tree: ['tablist:'],
        },
        {
          row: '| The link in each `ion-tab-button` | `tab` | The content with its badge, or `aria-label` at loading | `aria-selected`, `aria-disabled` | `aria-label` if there is only an icon; words for a badge |',
          tree: ['tab "Home" [selected]', 'tab "News 3"'],
        },
        {
          row: '| `ion-tab` | `tabpanel` | Its tab button | Hidden while another tab is on | Nothing |',
          tree: ['tabpanel "Home":'],
        },
      ],
    }),
  ],
};

export default page;
