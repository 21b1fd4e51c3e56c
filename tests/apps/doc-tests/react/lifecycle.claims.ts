import type { PageClaims } from '../../claims/types';
import {
  expectLast,
  expectLine,
  expectLog,
  heardBy,
  hooksOf,
  pathOf,
  pause,
  reactPage,
  reactRoutes,
  readLog,
  swipeBack,
  takeLog,
} from '../support';

const TABS = `import { IonLabel, IonRouterOutlet, IonTabBar, IonTabButton, IonTabs, useIonViewDidEnter, useIonViewDidLeave, useIonViewWillEnter, useIonViewWillLeave } from '@ionic/react';
import { Route } from 'react-router-dom';
import { One } from './One';
import { Two } from './Two';

const log = (line: string): void => void ((window as any).log ??= []).push('Tabs ' + line);

export function Tabs() {
  useIonViewWillEnter(() => log('WillEnter'));
  useIonViewDidEnter(() => log('DidEnter'));
  useIonViewWillLeave(() => log('WillLeave'));
  useIonViewDidLeave(() => log('DidLeave'));
  return (
    <IonTabs>
      <IonRouterOutlet>
        <Route exact path="/tabs/one"><One /></Route>
        <Route exact path="/tabs/two"><Two /></Route>
      </IonRouterOutlet>
      <IonTabBar slot="bottom">
        <IonTabButton tab="one" href="/tabs/one"><IonLabel>One</IonLabel></IonTabButton>
        <IonTabButton tab="two" href="/tabs/two"><IonLabel>Two</IonLabel></IonTabButton>
      </IonTabBar>
    </IonTabs>
  );
}
`;

const TABS_FILES = {
  'src/Tabs.tsx': TABS,
  'src/One.tsx': reactPage('One'),
  'src/Two.tsx': reactPage('Two'),
  'src/Outside.tsx': reactPage('Outside'),
  'src/routes.tsx': `import { Route } from 'react-router-dom';
import { Outside } from './Outside';
import { Tabs } from './Tabs';

export const routes = [
  <Route path="/tabs" key="tabs"><Tabs /></Route>,
  <Route exact path="/outside" key="outside"><Outside /></Route>,
];
`,
};

/** Cells of a table name hooks between backticks; `none` stands for no hook. */
const named = (cell = ''): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, hook = '']) => hook);

const page: PageClaims = {
  claims: [
    {
      heading: 'quick-start',
      says: 'With `useEffect(…, [])`, the list would be loaded only once and would be out of date after an order is changed on the detail page.',
      fences: ['src/pages/OrdersPage.tsx'],
      files: {
        'src/Order.tsx': reactPage('Order'),
        'src/routes.tsx': `import { Route } from 'react-router-dom';
import { Order } from './Order';
import { OrdersPage } from './pages/OrdersPage';

export const routes = [
  <Route exact path="/" key="orders"><OrdersPage /></Route>,
  <Route exact path="/orders/:id" key="order"><Order /></Route>,
];
`,
      },
      async before(page) {
        let visit = 0;
        await page.route('**/api/orders', (route) => {
          visit += 1;
          return route.fulfill({ json: [{ id: '1', title: `Visit ${visit}` }] });
        });
      },
      async try(app) {
        const { page } = app;
        await page.getByText('Visit 1').click();
        await app.expect('the address', () => pathOf(app).split('?')[0], '/orders/1');
        await page.getByText('Order', { exact: true }).waitFor();
        await page.goBack();
        await page.getByText('Visit 2').waitFor();
      },
    },
    {
      heading: 'order',
      says: /aria-label="Two lanes\. Order: ([^"]*)"/,
      files: reactRoutes('Old', 'New'),
      animated: true,
      async try(app, { caught }) {
        const told = [...(caught[0] ?? '').matchAll(/the (old|new) page gets (\w+)/g)].map(
          ([, page, hook]) => `${page === 'old' ? 'Old' : 'New'} ${hook}`,
        );
        await app.expect('the first page', async () => hooksOf(await readLog(app), 'Old').sort(), [
          'DidEnter',
          'WillEnter',
          'effect',
        ]);
        await takeLog(app);
        await app.page.evaluate(() => window.ionRouter?.push('/new'));
        await expectLog(app, 'forward', ['New effect', ...told]);
        await app.page.evaluate(() => window.ionRouter?.goBack());
        const swap: Record<string, string> = { Old: 'New', New: 'Old' };
        const back = told.map((line) => line.replace(/^\w+/, (name) => swap[name] ?? name));
        await expectLog(app, 'back', [...back, 'New cleanup']);
      },
    },
    {
      heading: 'effects',
      says: /\| A swipe back is started and abandoned \| nothing \| `(\w+)` only; the page below gets `(\w+)` only \|/,
      files: reactRoutes('Old', 'New'),
      mode: 'ios',
      animated: true,
      async try(app, { caught }) {
        await app.page.evaluate(() => window.ionRouter?.push('/new'));
        await expectLast(app, 'Old DidLeave');
        await takeLog(app);
        await swipeBack(app, 0.2);
        await pause(app, 900);
        const lines = await takeLog(app);
        await app.expect(
          'the page that was dragged',
          () => hooksOf(lines, 'New'),
          caught.slice(0, 1),
        );
        await app.expect('the page below', () => hooksOf(lines, 'Old'), caught.slice(1));
      },
    },
    {
      heading: 'effects',
      says: '| The query string changes, the path does not | nothing | nothing |',
      files: reactRoutes('Old', 'New'),
      async try(app) {
        await app.expect('the last hook', async () => (await readLog(app)).length, 3);
        await takeLog(app);
        await app.page.evaluate(() => window.ionRouter?.push('/?filter=open'));
        await app.expect('the address', () => pathOf(app), '/?filter=open');
        await pause(app);
        await expectLog(app, 'what ran', []);
      },
    },
    {
      heading: 'effects',
      says: 'If it must not (GPS, camera, polling), start it in `DidEnter` and stop it in `DidLeave`:',
      fences: ['src/components/Stopwatch.tsx'],
      files: {
        'src/New.tsx': reactPage('New'),
        'src/routes.tsx': `import { IonContent, IonPage } from '@ionic/react';
import { Route } from 'react-router-dom';
import { New } from './New';
import { Stopwatch } from './components/Stopwatch';

export const routes = [
  <Route exact path="/" key="old"><IonPage><IonContent><Stopwatch /></IonContent></IonPage></Route>,
  <Route exact path="/new" key="new"><New /></Route>,
];
`,
      },
      async try(app) {
        const note = app.page.locator('ion-note');
        const seconds = async (): Promise<number> => parseInt(await note.innerText(), 10);
        await app.expect('the watch runs', seconds, (value) => value >= 1);
        await app.page.evaluate(() => window.ionRouter?.push('/new'));
        await expectLog(app, 'the hooks', ['New effect', 'New WillEnter', 'New DidEnter']);
        const hidden = await note.textContent();
        await pause(app, 1500);
        await app.expect('the watch of a hidden page', () => note.textContent(), hidden);
        await app.page.evaluate(() => window.ionRouter?.goBack());
        await app.expect(
          'the watch runs on',
          seconds,
          (value) => value > parseInt(hidden ?? '', 10),
        );
      },
    },
    {
      heading: 'where',
      says: /\| Tab page to a page outside the tabs \| none \| (`\w+`, `\w+`) \| \| Back from there \| (`\w+`, `\w+`) \| (`\w+`, `\w+`) \|/,
      files: TABS_FILES,
      address: '/tabs/one',
      async try(app, { caught: [leaving, inTab, atTabs] }) {
        await expectLine(app, 'One DidEnter');
        await pause(app);
        await takeLog(app);
        await app.page.evaluate(() => window.ionRouter?.push('/outside'));
        await app.expect('the tabs', heardBy(app, 'Tabs'), named(leaving));
        await app.expect('the page in the tab', async () => hooksOf(await takeLog(app), 'One'), []);
        await app.page.evaluate(() => window.ionRouter?.goBack());
        await app.expect('the tabs, back', heardBy(app, 'Tabs'), named(atTabs));
        await app.expect('the page, back', heardBy(app, 'One'), named(inTab));
      },
    },
    {
      heading: 'where',
      says: '| Tab one to tab two | leave on one, enter on two | none |',
      files: TABS_FILES,
      address: '/tabs/one',
      async try(app) {
        await expectLine(app, 'One DidEnter');
        await pause(app);
        await takeLog(app);
        await app.page.locator('ion-tab-button[tab=two]').click();
        const two = heardBy(app, 'Two');
        await app.expect('tab two', two, ['effect', 'WillEnter', 'DidEnter']);
        const lines = await takeLog(app);
        await app.expect('tab one', () => hooksOf(lines, 'One'), ['WillLeave', 'DidLeave']);
        await app.expect('the tabs', () => hooksOf(lines, 'Tabs'), []);
      },
    },
    {
      heading: 'classes',
      says: 'Wrapped in `withIonLifeCycle`, a class gets methods with the same names.',
      fences: ['src/pages/LegacyPage.tsx'],
      show: 'src/pages/LegacyPage.tsx',
      async try(app) {
        await app.expect('the title of the document', () => app.page.title(), 'Legacy');
      },
    },
  ],
};

export default page;
