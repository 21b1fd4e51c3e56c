import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    {
      heading: 'preferences',
      says: "All components share one ref per key, so two pages can't show different values.",
      fences: ['src/composables/usePreference.ts', 'src/components/UnitSettings.vue'],
      packages: ['@capacitor/core', '@capacitor/preferences'],
      files: {
        'src/Twice.vue': `<script setup lang="ts">
import UnitSettings from './components/UnitSettings.vue';
</script>

<template><UnitSettings /><UnitSettings /></template>
`,
      },
      show: 'src/Twice.vue',
      isPart: true,
      async try(app) {
        const { page } = app;
        const states = (): Promise<boolean[]> =>
          page
            .locator('ion-toggle')
            .evaluateAll((all) =>
              all.map((one) => (one as unknown as { checked: boolean }).checked),
            );
        await app.expect('both at first', states, [true, true]);
        await page.locator('ion-toggle').first().click();
        await app.expect('both after a change', states, [false, false]);
        const stored = (): Promise<string | null> =>
          page.evaluate(() => localStorage.getItem('CapacitorStorage.sound'));
        await app.expect('what is stored', stored, 'false');
        await app.reload();
        await app.expect('both after a reload', states, [false, false]);
      },
    },
    {
      heading: 'ionic-storage',
      says: 'Every call waits for the promise of `create()`, so no page can use the store too early.',
      fences: ['src/storage.ts'],
      packages: ['@ionic/storage'],
      files: {
        'src/Saved.vue': `<script setup lang="ts">
import { onMounted, ref } from 'vue';
import { load, save } from './storage';

const visits = ref(0);
onMounted(async () => {
  visits.value = ((await load<number>('visits')) ?? 0) + 1;
  await save('visits', visits.value);
});
</script>

<template><output>{{ visits }}</output></template>
`,
      },
      show: 'src/Saved.vue',
      isPart: true,
      async try(app) {
        const visits = (): Promise<string> => app.page.locator('output').innerText();
        await app.expect('the first visit', visits, '1');
        await app.reload();
        await app.expect('the second visit', visits, '2');
      },
    },
  ],
};

export default page;
