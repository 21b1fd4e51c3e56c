import { keys, roles } from '../../claims/tables';
import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    keys({
      body: '<ion-textarea label="Note" value="ab"></ion-textarea><button>Next</button>',
      state: "JSON.stringify(document.querySelector('ion-textarea').value)",
      rows: [
        {
          row: '| <kbd>Tab</kbd> | Moves to the field, and on to the next control; it never inserts a tab. |',
          steps: [
            ['Tab', 'Note "ab"'],
            ['Tab', 'Next "ab"'],
            ['Shift+Tab', 'Note "ab"'],
          ],
        },
        {
          row: '| <kbd>Enter</kbd> | Begins a new line. It neither submits a form nor emits `ionChange`. |',
          steps: [['End Enter', 'Note "ab\\n"']],
        },
      ],
    }),
    roles({
      notIn: { v7: 'its states are others' },
      body: '<ion-textarea aria-label="Note" value="ab"></ion-textarea>',
      rows: [
        {
          row: '| The native field | `textbox` | `label`, the slot `label`, or `aria-label` at loading | `disabled`, `readonly`, `required`, `aria-invalid`; described by `helperText` or `errorText` | `aria-label` if there is no visible label |',
          tree: ['textbox "Note":'],
        },
      ],
    }),
    roles({
      notIn: { v8: 'its states are others' },
      body: '<ion-textarea aria-label="Note" value="ab"></ion-textarea>',
      rows: [
        {
          row: '| The native field | `textbox` | `label`, the slot `label`, or `aria-label` at loading | `disabled`, `readonly`, `required` | `aria-label` if there is no visible label |',
          tree: ['textbox "Note":'],
        },
      ],
    }),
  ],
};

export default page;
