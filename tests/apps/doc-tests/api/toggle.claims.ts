import { keys, roles } from '../../claims/tables';
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
    keys({
      body: '<ion-toggle>Sound</ion-toggle><button>Next</button>',
      state: "document.querySelector('ion-toggle').checked",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the switch, and on to the next control. A disabled switch is passed over. |',
          steps: [['Tab', 'Sound false']],
        },
        {
          row: '| <kbd>Space</kbd> | Switches it on or off. |',
          steps: [
            ['Space', 'Sound true'],
            ['Space', 'Sound false'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd>, arrow keys | Do nothing. |',
          steps: [
            ['Enter', 'Sound false'],
            ['ArrowRight', 'Sound false'],
          ],
        },
      ],
    }),
    roles({
      body: '<ion-toggle checked>Sound</ion-toggle><ion-toggle aria-label="Light" disabled></ion-toggle>',
      notIn: { v7: 'its roles are others' },
      rows: [
        {
          row: '| `ion-toggle` | `switch` | Its content, or `aria-label` | `aria-checked`, `aria-disabled`, `aria-required`, `aria-invalid` | `aria-label` if no text is visible |',
          tree: ['switch "Sound" [checked]', 'switch "Light" [disabled]'],
        },
      ],
    }),
    roles({
      body: '<ion-toggle checked>Sound</ion-toggle><ion-toggle aria-label="Light" disabled></ion-toggle>',
      notIn: { v8: 'its roles are others' },
      rows: [
        {
          row: '| A native `input` in the shadow root | `switch` | The content of the element, or `aria-label` | `checked`, `disabled` | `aria-label` if no text is visible |',
          tree: ['switch "Sound" [checked]', 'switch "Light" [disabled]'],
        },
      ],
    }),
  ],
};

export default page;
