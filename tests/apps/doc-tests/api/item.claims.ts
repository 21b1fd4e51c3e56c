import { keys, roles } from '../../claims/tables';
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
    keys({
      body: "<ion-list><ion-item><ion-label>Plain</ion-label></ion-item><ion-item button><ion-label>Open</ion-label></ion-item><ion-item href=\"#there\"><ion-label>Link</ion-label></ion-item><ion-item><ion-toggle>Sound</ion-toggle></ion-item></ion-list><script>let presses = 0; document.querySelectorAll('ion-item')[1].addEventListener('click', () => (presses += 1));</script>",
      state: "`${presses} ${location.hash} ${document.querySelector('ion-toggle').checked}`",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the button or link in the row, or to its control. A plain row is skipped. |',
          steps: [['Tab', 'Open 0  false']],
        },
        {
          row: '| <kbd>Enter</kbd> | Presses a row with `button`, follows a row with `href`. |',
          steps: [
            ['Enter', 'Open 1  false'],
            ['Tab Enter', 'Link 1 #there false'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Presses a row with `button`, and operates the control in a row. On a link it scrolls the page. |',
          steps: [
            ['Shift+Tab Space', 'Open 2 #there false'],
            ['Tab Tab Space', 'Sound 2 #there true'],
          ],
        },
        {
          row: '| Arrow keys | Do nothing. In an [`ion-popover`](./popover.mdx#keyboard) they move between rows. |',
          steps: [['ArrowUp', 'Sound 2 #there true']],
        },
      ],
    }),
    roles({
      body: '<ion-list><ion-item><ion-label>Plain</ion-label></ion-item><ion-item button><ion-label>Open</ion-label></ion-item><ion-item href="#there" aria-label="Settings"><ion-icon></ion-icon></ion-item><ion-item button disabled><ion-label>Off</ion-label></ion-item></ion-list>',
      rows: [
        {
          row: '| `ion-item` in an `ion-list` | `listitem` | None | `aria-disabled` | Nothing |',
          tree: ['listitem: Plain'],
        },
        {
          row: '| Its native `button` or `a` | `button`, `link` | The text of the row, or `aria-label` at load time | `disabled` | `aria-label` if the row has only an icon |',
          tree: ['button "Open"', 'link "Settings":', 'button "Off" [disabled]'],
        },
      ],
    }),
  ],
};

export default page;
