import { roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    roles({
      body: '<ion-picker><ion-picker-column value="a"><ion-picker-column-option value="a">One</ion-picker-column-option><ion-picker-column-option value="b">Two</ion-picker-column-option></ion-picker-column></ion-picker>',
      rows: [
        {
          row: '| The scrolling part in the shadow root | `slider`, vertical | `aria-label`, or `Select a value` | `aria-valuetext`: the text of the chosen option, or its `aria-label` | `aria-label` |',
          tree: ['slider "Select a value":'],
        },
      ],
    }),
  ],
};

export default page;
