import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-breadcrumbs max-items="2"><ion-breadcrumb href="#a">Home</ion-breadcrumb><ion-breadcrumb href="#b">Shop</ion-breadcrumb><ion-breadcrumb href="#c">Lamps</ion-breadcrumb><ion-breadcrumb href="#d">Desk</ion-breadcrumb></ion-breadcrumbs><button>Next</button><script>let collapsed = 0; document.querySelector(\'ion-breadcrumbs\').addEventListener(\'ionCollapsedClick\', () => (collapsed += 1));</script>',
      state: '`${collapsed} ${location.hash}`.trim()',
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the next step with an `href`, and to the button for collapsed steps. |',
          steps: [
            ['Tab', 'Home 0'],
            ['Tab', 'Show more breadcrumbs 0'],
            ['Tab', 'Desk 0'],
            ['Tab', 'Next 0'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd> | Follows the link. On the button, emits `ionCollapsedClick`. |',
          steps: [
            ['Shift+Tab Enter', 'Desk 0 #d'],
            ['Shift+Tab Enter', 'Show more breadcrumbs 1 #d'],
          ],
        },
        {
          row: '| <kbd>Space</kbd> | Presses the button for collapsed steps. On a link, scrolls the page. |',
          steps: [['Space', 'Show more breadcrumbs 2 #d']],
        },
      ],
    }),
    roles({
      body: '<ion-breadcrumbs><ion-breadcrumb href="#a">Home</ion-breadcrumb><ion-breadcrumb href="#b">Shop</ion-breadcrumb><ion-breadcrumb href="#c">Lamps</ion-breadcrumb><ion-breadcrumb href="#d">Desk</ion-breadcrumb></ion-breadcrumbs><ion-breadcrumbs max-items="2"><ion-breadcrumb href="#a">Home</ion-breadcrumb><ion-breadcrumb href="#b">Shop</ion-breadcrumb><ion-breadcrumb href="#c">Lamps</ion-breadcrumb><ion-breadcrumb href="#d">Desk</ion-breadcrumb></ion-breadcrumbs>',
      rows: [
        {
          row: '| `ion-breadcrumbs` | None | None | None | A `nav` with an `aria-label` around it |',
          tree: ['link "Shop":'],
        },
        {
          row: '| Each step with an `href` | `link` | Its content, or `aria-label` if set on load | None | `aria-current="page"` on the last step |',
          tree: ['link "Home":', 'link "Desk":'],
        },
        {
          row: "| The button for collapsed steps | `button` | `Show more breadcrumbs`, in English | None | Nothing, because you can't change the name |",
          tree: ['button "Show more breadcrumbs"'],
        },
      ],
    }),
  ],
};

export default page;
