import type { PageClaims } from '../../claims/types';

const page: PageClaims = {
  claims: [
    {
      heading: 'ionic-sanitizer',
      says: /In all other apps, an alert with that class shows `(\[object Object\])`/,
      framework: 'react',
      fences: ['src/confirm-delete.ts'],
      packages: ['@ionic/core'],
      files: {
        'src/Probe.tsx': `import { alertController } from '@ionic/core/components';
import { IonicSafeString as LazySafeString } from '@ionic/core';
import { IonButton } from '@ionic/react';
import { confirmDelete } from './confirm-delete';

export function Probe() {
  const lazy = async () =>
    (await alertController.create({ message: new LazySafeString('<strong>cannot</strong>') })).present();
  return (
    <>
      <IonButton onClick={() => void confirmDelete('Rome')}>Delete</IonButton>
      <IonButton onClick={() => void lazy()}>Lazy</IonButton>
    </>
  );
}
`,
      },
      show: 'src/Probe.tsx#Probe',
      isPart: true,
      config: '{ innerHTMLTemplatesEnabled: true }',
      async try(app, { caught: [shown = ''] }) {
        const { page: tab } = app;
        const message = (): Promise<string> => tab.locator('.alert-message').innerHTML();
        await tab.getByText('Delete', { exact: true }).click();
        await app.expect(
          'the message of the page',
          async () => (await message()).includes('<strong>cannot</strong>'),
          true,
        );
        await tab.getByRole('button', { name: 'Cancel' }).click();
        await tab.locator('ion-alert').waitFor({ state: 'detached' });
        await tab.getByText('Lazy').click();
        await app.expect('the message with the class of the other build', message, shown);
      },
    },
  ],
};

export default page;
