import { rowsOf } from '../../claims/drawn';
import type { Claim, PageClaims } from '../../claims/types';
import {
  expectLast,
  expectLine,
  pathOf,
  pause,
  reactRoutes,
  readLog,
  takeLog,
  titlesIn,
  TOP,
} from '../support';

const LIST = { heading: 'quick-start', title: 'src/pages/TripListPage.tsx' };
const TRIP = { heading: 'quick-start', title: 'src/pages/TripPage.tsx' };

/** What the table says of the page that is left, by the call in its first column. */
const direction = (call: string): Claim => ({
  heading: 'directions',
  says: `\`${call}`,
  files: reactRoutes('Home', 'Next'),
  async try(app, { section }) {
    const row = rowsOf(section).find(([first = '']) => first.includes(`\`${call}`));
    await expectLast(app, 'Home DidEnter');
    await takeLog(app);
    const args = call.slice('push(path'.length, -1).replace(/^, /, '');
    await app.page.evaluate(
      (rest) => window.ionRouter?.push('/next', ...(JSON.parse(`[${rest}]`) as unknown[])),
      args.replaceAll("'", '"').replace(/(\w+):/g, '"$1":'),
    );
    await expectLine(app, 'Next DidEnter');
    await pause(app);
    const left = (await readLog(app)).includes('Home cleanup') ? 'unmounts' : 'stays mounted';
    await app.expect('the page that was left', () => left, row?.[2] ?? '');
  },
});

const page: PageClaims = {
  claims: [
    {
      heading: 'quick-start',
      says: 'is invisible while there is nothing to go back to. `defaultHref` gives it a target when the app was opened at this URL',
      fences: ['src/App.tsx', LIST, TRIP],
      address: '/trips/kyoto',
      async try(app) {
        const { page } = app;
        await page.getByText('The plan for kyoto.').waitFor();
        await page.locator('ion-back-button').click();
        await page.locator('ion-item').getByText('Lisbon').click();
        await page.getByText('The plan for lisbon.').waitFor();
        await app.expect('the address', () => pathOf(app), '/trips/lisbon');
        await app.expect('the stack', () => titlesIn(app), ['Trips', 'lisbon']);
        await page.locator(`${TOP} ion-back-button`).click();
        await app.expect('the stack', () => titlesIn(app), ['Trips']);
      },
    },
    direction('push(path)'),
    direction("push(path, 'forward', 'push', { unmount: true })"),
    direction("push(path, 'back')"),
    direction("push(path, 'root')"),
    direction("push(path, 'none')"),
    {
      heading: 'directions',
      says: 'Give the outlet a `key` that depends on the user. When it changes, every page unmounts:',
      fences: ['src/AppRoutes.tsx', LIST],
      files: {
        'src/pages/SignInPage.tsx': `import { IonButton, IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export function SignInPage() {
  return (
    <IonPage>
      <IonHeader><IonToolbar><IonTitle>Sign in</IonTitle></IonToolbar></IonHeader>
      <IonContent><IonButton onClick={() => (window as any).signIn('ada')}>Ada</IonButton></IonContent>
    </IonPage>
  );
}
`,
        'src/App.tsx': `import { IonApp } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { useState } from 'react';
import { AppRoutes } from './AppRoutes';

export default function App() {
  const [user, signIn] = useState<string>();
  Object.assign(window, { signIn });
  return <IonApp><IonReactRouter><AppRoutes userId={user} /></IonReactRouter></IonApp>;
}
`,
      },
      address: '/trips',
      async try(app) {
        const { page } = app;
        await app.expect('the address of a guest', () => pathOf(app).split('?')[0], '/sign-in');
        await page.getByText('Ada').click();
        await page.getByText('Kyoto').waitFor();
        await app.expect('the address', () => pathOf(app), '/trips');
        await app.expect('the stack', () => titlesIn(app), ['Trips']);
        await page.evaluate(() => (window as unknown as { signIn: (u?: string) => void }).signIn());
        await app.expect('the address after signing out', () => pathOf(app), '/sign-in');
        await app.expect('the stack after signing out', () => titlesIn(app), ['Sign in']);
      },
    },
    {
      heading: 'rules',
      says: 'A route without `path`, as the last child, catches whatever no other route matches.',
      fences: [{ heading: 'rules', title: 'src/AppRoutes.tsx' }],
      files: {
        'src/pages/NotFoundPage.tsx': `import { IonContent, IonPage } from '@ionic/react';

export function NotFoundPage() {
  return <IonPage><IonContent>Nothing here</IonContent></IonPage>;
}
`,
        'src/pages/StatisticsPage.tsx': `import { IonContent, IonPage } from '@ionic/react';

export default function StatisticsPage() {
  return <IonPage><IonContent>Numbers</IonContent></IonPage>;
}
`,
        'src/App.tsx': `import { IonApp } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { AppRoutes } from './AppRoutes';

export default function App() {
  return <IonApp><IonReactRouter><AppRoutes /></IonReactRouter></IonApp>;
}
`,
      },
      address: '/statistics',
      async try(app) {
        const { page } = app;
        await page.getByText('Numbers').waitFor();
        await page.goto(new URL('/elsewhere', page.url()).href);
        await page.getByText('Nothing here').waitFor();
      },
    },
    {
      heading: 'parameters',
      says: '`/trips/lisbon` and `/trips/kyoto` are two pages of the same component. Both instances can be mounted at once.',
      fences: [{ heading: 'quick-start', title: 'src/App.tsx' }, LIST, TRIP],
      address: '/trips/lisbon',
      async try(app) {
        const { page } = app;
        await app.expect('the stack', () => titlesIn(app), ['lisbon']);
        await page.evaluate(() => {
          history.pushState({}, '', '/trips/kyoto');
          dispatchEvent(new PopStateEvent('popstate'));
        });
        await app.expect('the stack', async () => (await titlesIn(app)).sort(), [
          'kyoto',
          'lisbon',
        ]);
      },
    },
    {
      heading: 'tabs',
      says: "Each tab keeps its place: a tap on **Trips** returns to `/tabs/trips/kyoto` if that was open, and a second tap goes to the tab's first page.",
      fences: ['src/App.tsx', 'src/pages/TabsPage.tsx', { ...TRIP, as: 'src/pages/TripPage.tsx' }],
      files: {
        'src/pages/ProfilePage.tsx': `import { IonContent, IonPage } from '@ionic/react';

export function ProfilePage() {
  return <IonPage><IonContent>Profile of Ada</IonContent></IonPage>;
}
`,
        'src/pages/TripListPage.tsx': `import { IonContent, IonItem, IonPage } from '@ionic/react';

export function TripListPage() {
  return <IonPage><IonContent><IonItem routerLink="/tabs/trips/kyoto">Kyoto</IonItem></IonContent></IonPage>;
}
`,
      },
      async try(app) {
        const { page } = app;
        await page.locator('ion-item').getByText('Kyoto').click();
        await page.getByText('The plan for kyoto.').waitFor();
        await page.locator('ion-tab-button[tab=profile]').click();
        await app.expect('the address', () => pathOf(app), '/tabs/profile');
        await page.getByText('Profile of Ada').waitFor();
        await page.locator('ion-tab-button[tab=trips]').click();
        await app.expect('the address of the tab', () => pathOf(app), '/tabs/trips/kyoto');
        await pause(app);
        await page.locator('ion-tab-button[tab=trips]').click();
        await app.expect('the address after a second tap', () => pathOf(app), '/tabs/trips');
      },
    },
  ],
};

export default page;
