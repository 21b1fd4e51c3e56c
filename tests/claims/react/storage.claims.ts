import type { PageClaims } from '../../../scripts/claims/types';

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
  ],
};

export default page;
