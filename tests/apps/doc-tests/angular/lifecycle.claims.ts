import { stepsDrawn } from '../../claims/drawn';
import type { PageClaims } from '../../claims/types';
import {
  angularPage,
  angularRoutes,
  expectLast,
  expectLog,
  go,
  OF_MODULES,
  pause,
  pop,
  readLog,
  swipeBack,
  takeLog,
} from '../support';

const MODAL = `import { Component, inject } from '@angular/core';
import { IonButton, IonContent, IonModal, ModalController } from '@ionic/angular/standalone';
import { Inside } from './Inside';

@Component({
  selector: 'app-opener',
  standalone: true,
  imports: [Inside, IonButton, IonContent, IonModal],
  template: \`
    <ion-content>
      <ion-button (click)="open()">By controller</ion-button>
      <ion-button id="inline">Inline</ion-button>
      <ion-modal trigger="inline"><ng-template><page-inside /></ng-template></ion-modal>
    </ion-content>
  \`,
})
export class Opener {
  private readonly modals = inject(ModalController);

  async open(): Promise<void> {
    const modal = await this.modals.create({ component: Inside });
    await modal.present();
  }

  ionViewWillLeave(): void {
    ((window as any).log ??= []).push('page WillLeave');
  }
}
`;

const TABS_ROUTES = `import { Routes } from '@angular/router';
import { TabsPage } from './tabs/tabs.page';
import { Account } from './Account';
import { Orders } from './Orders';
import { Outside } from './Outside';

export const routes: Routes = [
  {
    path: 'tabs',
    component: TabsPage,
    children: [
      { path: 'orders', component: Orders },
      { path: 'account', component: Account },
    ],
  },
  { path: 'outside', component: Outside },
  { path: '', pathMatch: 'full', redirectTo: 'tabs/orders' },
];
`;

const ENTERED = ['Orders ngOnInit', 'Orders WillEnter', 'Orders DidEnter'];

const page: PageClaims = {
  claims: [
    {
      heading: 'quick-start',
      says: '`ionViewWillEnter` runs each time the page is about to be shown: on the first visit, when the user comes back to it',
      fences: ['src/app/orders/orders.page.ts'],
      notIn: OF_MODULES,
      files: {
        'src/app/Detail.ts': angularPage('Detail'),
        'src/app/app.routes.ts': `import { Routes } from '@angular/router';
import { Detail } from './Detail';
import { OrdersPage } from './orders/orders.page';

export const routes: Routes = [
  { path: '', pathMatch: 'full', component: OrdersPage },
  { path: 'detail', component: Detail },
];
`,
      },
      async before(page) {
        let visit = 0;
        await page.route('**/api/orders', (route) => {
          visit += 1;
          return route.fulfill({ json: [{ id: visit, title: `Visit ${visit}` }] });
        });
      },
      async try(app) {
        const { page } = app;
        await page.getByText('Visit 1').waitFor();
        await go(app, 'navigateForward', '/detail');
        await expectLog(app, 'the hooks of the detail', [
          'Detail ngOnInit',
          'Detail WillEnter',
          'Detail DidEnter',
        ]);
        await pop(app);
        await page.getByText('Visit 2').waitFor();
      },
    },
    {
      heading: 'order',
      says: "Ionic's hooks are shown in the order in which they run.",
      files: angularRoutes('A', 'B'),
      animated: true,
      async try(app, { section }) {
        const [forward = [], back = []] = stepsDrawn(section).map((row) =>
          row.filter((step) => step !== 'animation'),
        );
        await expectLog(app, 'the first page', ['A ngOnInit', 'A WillEnter', 'A DidEnter']);
        await go(app, 'navigateForward', '/b');
        await expectLog(app, 'forward', forward);
        await pop(app);
        await expectLog(app, 'back', back);
      },
    },
    {
      heading: 'pairs',
      says: 'both `Will` hooks run when the finger starts to move. If the user changes their mind and the page slides back, no `Did` hook follows.',
      files: angularRoutes('A', 'B'),
      mode: 'ios',
      animated: true,
      async try(app) {
        await go(app, 'navigateForward', '/b');
        await expectLast(app, 'A DidLeave');
        await takeLog(app);
        await swipeBack(app, 0.2);
        await pause(app, 900);
        await expectLog(app, 'a swipe that is given up', ['B WillLeave', 'A WillEnter']);
      },
    },
    {
      heading: 'children',
      says: "The hooks run only on the component that the route names, not on its children. Call the children's methods from the page:",
      fences: ['src/app/stats/stats.page.ts'],
      notIn: OF_MODULES,
      files: {
        'src/app/Other.ts': angularPage('Other'),
        'src/app/app.routes.ts': `import { Routes } from '@angular/router';
import { Other } from './Other';
import { StatsPage } from './stats/stats.page';

export const routes: Routes = [
  { path: '', pathMatch: 'full', component: StatsPage },
  { path: 'other', component: Other },
];
`,
      },
      async try(app) {
        let draws = 0;
        app.page.on('console', (entry) => (draws += entry.text() === 'draw' ? 1 : 0));
        await app.expect('the chart draws', () => draws > 0, true);
        await go(app, 'navigateForward', '/other');
        await app.page.getByText('Other').first().waitFor();
        await pause(app);
        draws = 0;
        await pause(app, 1500);
        await app.expect('draws of a hidden chart', () => draws, 0);
        await pop(app);
        await app.expect('the chart draws again', () => draws > 0, true);
      },
    },
    {
      heading: 'tabs',
      says: "On the page inside the tab, no hook runs, neither when it's covered nor when the user comes back.",
      fences: ['src/app/tabs/tabs.page.ts'],
      notIn: OF_MODULES,
      files: {
        'src/app/Account.ts': angularPage('Account'),
        'src/app/Orders.ts': angularPage('Orders'),
        'src/app/Outside.ts': angularPage('Outside'),
        'src/app/app.routes.ts': TABS_ROUTES,
      },
      async try(app) {
        await expectLog(app, 'the start', ENTERED);
        await go(app, 'navigateForward', '/outside');
        const covering = ['Outside ngOnInit', 'Outside WillEnter', 'Outside DidEnter'];
        await expectLog(app, 'the hooks of a page outside', covering);
        await pop(app);
        const leaving = ['Outside WillLeave', 'Outside DidLeave', 'Outside OnDestroy'];
        await expectLog(app, 'the hooks on the way back', leaving);
      },
    },
    {
      heading: 'tabs',
      says: 'A switch between two tabs runs all four hooks, just like a navigation.',
      fences: ['src/app/tabs/tabs.page.ts'],
      notIn: OF_MODULES,
      files: {
        'src/app/Account.ts': angularPage('Account'),
        'src/app/Orders.ts': angularPage('Orders'),
        'src/app/Outside.ts': angularPage('Outside'),
        'src/app/app.routes.ts': TABS_ROUTES,
      },
      async try(app) {
        await expectLog(app, 'the start', ENTERED);
        await app.page.locator('ion-tab-button[tab=account]').click();
        await expectLast(app, 'Orders DidLeave');
        const hooks = (await takeLog(app)).map((line) => line.split(' ')[1]).sort();
        const four = ['DidEnter', 'DidLeave', 'WillEnter', 'WillLeave', 'ngOnInit'];
        await app.expect('the hooks', () => hooks, four);
      },
    },
    {
      heading: 'overlays',
      says: 'None of the four runs on a component inside an inline `<ion-modal>` or `<ion-popover>`.',
      files: { 'src/app/Inside.ts': angularPage('Inside'), 'src/app/Opener.ts': MODAL },
      show: 'src/app/Opener.ts#Opener',
      async try(app) {
        const { page } = app;
        await page.getByText('By controller').click();
        await expectLog(app, 'a modal by controller, opened', [
          'Inside ngOnInit',
          'Inside WillEnter',
          'Inside DidEnter',
        ]);
        await page.keyboard.press('Escape');
        await app.expect('the hooks at its end', async () => (await readLog(app)).slice(0, 2), [
          'Inside WillLeave',
          'Inside DidLeave',
        ]);
        await page.locator('ion-modal.show-modal').waitFor({ state: 'detached' });
        await takeLog(app);
        await page.getByText('Inline').click();
        await expectLog(app, 'an inline modal, opened', ['Inside ngOnInit']);
        // A key that comes before it is all there does nothing
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLElement & { presented: boolean }>('ion-modal')].some(
            ({ presented }) => presented,
          ),
        );
        await page.keyboard.press('Escape');
        await expectLog(app, 'an inline modal, closed', ['Inside OnDestroy']);
      },
    },
    {
      heading: 'silent',
      says: "| Only the query parameters or the fragment of the URL change | `ActivatedRoute.queryParamMap`, because it's still the same page |",
      files: angularRoutes('A', 'B'),
      async try(app) {
        await expectLog(app, 'the start', ['A ngOnInit', 'A WillEnter', 'A DidEnter']);
        await go(app, 'navigateForward', '/?filter=open');
        await pause(app);
        await expectLog(app, 'the hooks after another query', []);
      },
    },
  ],
};

export default page;
