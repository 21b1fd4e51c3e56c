import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    {
      heading: 'preferences',
      says: 'On the web, the same calls use `localStorage`, with the prefix `CapacitorStorage.`',
      fences: ['src/app/settings.service.ts'],
      packages: ['@capacitor/core', '@capacitor/preferences'],
      notIn: { v7: 'its service gives an observable, which the page of this test does not read' },
      files: {
        'src/app/Units.ts': `import { Component, inject } from '@angular/core';
import { IonButton } from '@ionic/angular/standalone';
import { SettingsService } from './settings.service';

@Component({
  selector: 'app-units',
  standalone: true,
  imports: [IonButton],
  template: \`
    <ion-button (click)="service.patch({ units: 'imperial' })">Imperial</ion-button>
    <output>{{ service.settings().units }}, {{ service.settings().notifications }}</output>
  \`,
})
export class Units {
  protected readonly service = inject(SettingsService);

  constructor() {
    void this.service.load();
  }
}
`,
      },
      show: 'src/app/Units.ts#Units',
      isPart: true,
      async try(app) {
        const { page } = app;
        const said = (): Promise<string> => page.locator('output').innerText();
        await app.expect('the defaults', said, 'metric, true');
        await page.getByText('Imperial', { exact: true }).click();
        await app.expect('the change', said, 'imperial, true');
        const stored = (): Promise<string | null> =>
          page.evaluate(() => localStorage.getItem('CapacitorStorage.settings'));
        await app.expect('what is stored', stored, '{"units":"imperial","notifications":true}');
        await app.reload();
        await app.expect('after a reload', said, 'imperial, true');
      },
    },
  ],
};

export default page;
