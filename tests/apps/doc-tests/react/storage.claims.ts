import type { PageClaims } from '../../claims/types';
import { pause } from '../support';

const page: PageClaims = {
  claims: [
    {
      heading: 'quick-start',
      says: 'stores small strings in the native settings of iOS and Android and in `localStorage` on the web.',
      fences: ['src/hooks/useSetting.ts', 'src/components/UnitsToggle.tsx'],
      packages: ['@capacitor/core', '@capacitor/preferences'],
      show: 'src/components/UnitsToggle.tsx#UnitsToggle',
      isPart: true,
      async try(app) {
        const { page } = app;
        const toggle = page.locator('ion-toggle');
        const isOn = (): Promise<boolean> =>
          toggle.evaluate((one) => (one as unknown as { checked: boolean }).checked);
        await app.expect('the toggle at first', isOn, false);
        await toggle.click();
        await app.expect('the toggle', isOn, true);
        const stored = (): Promise<string | null> =>
          page.evaluate(() => localStorage.getItem('CapacitorStorage.useMiles'));
        await app.expect('what is stored', stored, 'true');
        await app.reload();
        await app.expect('the toggle after a reload', isOn, true);
      },
    },
    {
      heading: 'writes',
      says: /Save when the user pauses for half a second and when they leave the page\. Read the stored draft first/,
      fences: ['src/components/DraftField.tsx'],
      packages: ['@capacitor/core', '@capacitor/preferences'],
      show: 'src/components/DraftField.tsx#DraftField',
      isPart: true,
      async try(app) {
        const { page } = app;
        const field = page.locator('textarea');
        const stored = (): Promise<string | null> =>
          page.evaluate(() => localStorage.getItem('CapacitorStorage.draft'));
        await field.fill('Rome');
        await app.expect('what is stored after a pause', stored, 'Rome');
        await app.reload();
        await app.expect('the field after a reload', () => field.inputValue(), 'Rome');
        await pause(app, 800);
        await app.expect('what is stored when nothing was typed', stored, 'Rome');
      },
    },
  ],
};

export default page;
