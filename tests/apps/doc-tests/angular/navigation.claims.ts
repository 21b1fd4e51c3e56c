import { stacksDrawn } from '../../claims/drawn';
import type { App } from '../../harness/app';
import type { Claim, PageClaims } from '../../claims/types';
import {
  angularPage,
  angularRoutes,
  expectLog,
  go,
  OF_MODULES,
  pathOf,
  pause,
  pop,
  takeLog,
  titlesIn,
  TOP,
} from '../support';

const TRIPS = { heading: 'quick-start', title: 'src/app/trips/trips.page.ts' };
const TRIP = { heading: 'quick-start', title: 'src/app/trips/trip.page.ts' };
const ROUTES = { heading: 'quick-start', title: 'src/app/app.routes.ts' };

/** The stack of the figure, Home at the bottom, then one navigation. */
const STACK = angularRoutes('Home', 'List', 'Detail', 'Settings');

/** Opens Home, List and Detail, one on top of the other. */
async function openThree(app: App): Promise<void> {
  await go(app, 'navigateForward', '/list');
  await app.expect('the stack', () => titlesIn(app), ['Home', 'List']);
  await go(app, 'navigateForward', '/detail');
  await app.expect('the stack', () => titlesIn(app), ['Home', 'List', 'Detail']);
}

const direction = (note: string, how: Parameters<typeof go>[1], url: string): Claim => ({
  heading: 'directions',
  says: 'The same three-page stack after a navigation in each direction.',
  files: STACK,
  async try(app, { section }) {
    await openThree(app);
    await go(app, how, url);
    await app.expect(`the stack after “${note}”`, () => titlesIn(app), stacksDrawn(section)[note]);
  },
});

const GUARDED = `import { Routes } from '@angular/router';
import { signedIn } from './auth.guard';
import { Open } from './Open';
import { Secret } from './Secret';
import { SignIn } from './SignIn';

export const routes: Routes = [
  { path: '', pathMatch: 'full', component: Open },
  { path: 'secret', component: Secret, canActivate: [signedIn] },
  { path: 'sign-in', component: SignIn },
];
`;

const EDITED = `import { Component } from '@angular/core';
import { Routes } from '@angular/router';
import { IonContent, IonHeader, IonTitle, IonToolbar } from '@ionic/angular/standalone';
import { Home } from './Home';
import { confirmLeave } from './unsaved.guard';

@Component({
  selector: 'app-form',
  standalone: true,
  imports: [IonContent, IonHeader, IonTitle, IonToolbar],
  template: '<ion-header><ion-toolbar><ion-title>Form</ion-title></ion-toolbar></ion-header><ion-content />',
})
export class FormPage {
  hasUnsavedChanges(): boolean {
    return true;
  }
}

export const routes: Routes = [
  { path: '', pathMatch: 'full', component: FormPage, canDeactivate: [confirmLeave] },
  { path: 'home', component: Home },
];
`;

const TAB_LIST = `import { Component } from '@angular/core';
import { RouterLink } from '@angular/router';
import { IonContent, IonHeader, IonItem, IonRouterLink, IonTitle, IonToolbar } from '@ionic/angular/standalone';

@Component({
  selector: 'app-PATH',
  standalone: true,
  imports: [IonContent, IonHeader, IonItem, IonRouterLink, IonTitle, IonToolbar, RouterLink],
  template: \`
    <ion-header><ion-toolbar><ion-title>NAME</ion-title></ion-toolbar></ion-header>
    <ion-content><ion-item [routerLink]="['/tabs/PATH', 'alps']">Alps</ion-item></ion-content>
  \`,
})
export class NAMEPage {}
`;

const tabList = (name: string): string =>
  TAB_LIST.replaceAll('NAME', name).replaceAll('PATH', name.toLowerCase());

const page: PageClaims = {
  claims: [
    {
      heading: 'back',
      says: 'Give each `ion-back-button` a `defaultHref`. After a reload, or when the app was opened through a link, the stack holds only one page, and the button would be missing.',
      fences: [ROUTES, TRIPS, TRIP],
      notIn: OF_MODULES,
      address: '/trips/alps',
      async try(app) {
        const { page } = app;
        await page.getByText('Details of alps').waitFor();
        await app.expect('the title of the document', () => page.title(), 'Trip');
        await page.locator('ion-back-button').click();
        await app.expect('the address', () => pathOf(app), '/trips');
        await page.getByText('Coast by bike').click();
        await page.getByText('Details of coast').waitFor();
        await app.expect('the stack', () => titlesIn(app), ['Trips', 'coast']);
      },
    },
    {
      heading: 'back',
      says: /`nav\.pop\(\)` \| Pops the innermost outlet that has something to pop, and resolves to `(\w+)` if none has/,
      files: angularRoutes('A', 'B'),
      async try(app, { caught }) {
        await go(app, 'navigateForward', '/b');
        await app.expect('the stack', () => titlesIn(app), ['A', 'B']);
        await app.expect('the first pop()', () => pop(app), true);
        await app.expect('the stack', () => titlesIn(app), ['A']);
        await app.expect('pop() on the last page', async () => String(await pop(app)), caught[0]);
      },
    },
    direction('forward to Settings', 'navigateForward', '/settings'),
    direction('back to List', 'navigateBack', '/list'),
    direction('root to Settings', 'navigateRoot', '/settings'),
    {
      heading: 'directions',
      says: 'Going `forward` to a page lower in the stack also destroys the pages above it.',
      files: STACK,
      async try(app) {
        await openThree(app);
        await go(app, 'navigateForward', '/');
        await app.expect('the stack', () => titlesIn(app), ['Home']);
      },
    },
    {
      heading: 'nav-controller',
      says: "`replaceUrl` also removes the sign-in page from the browser's history. Otherwise, the browser's back button returns to it.",
      fences: ['src/app/sign-in/sign-in.page.ts', TRIPS],
      notIn: OF_MODULES,
      files: {
        'src/app/app.routes.ts': `import { Routes } from '@angular/router';
import { SignInPage } from './sign-in/sign-in.page';
import { Help } from './Help';
import { TripsPage } from './trips/trips.page';

export const routes: Routes = [
  { path: '', pathMatch: 'full', component: Help },
  { path: 'sign-in', component: SignInPage },
  { path: 'help/:topic', component: Help },
  { path: 'trips', component: TripsPage },
];
`,
        'src/app/Help.ts': angularPage('Help'),
      },
      async try(app) {
        const { page } = app;
        await go(app, 'navigateForward', '/sign-in');
        await page.getByText('Sign in').click();
        await app.expect('the address', () => pathOf(app), '/trips');
        await app.expect('the stack', () => titlesIn(app), ['Trips']);
        await page.goBack();
        await app.expect('the address after the browser went back', () => pathOf(app), '/');
        await go(app, 'navigateForward', '/sign-in');
        await page.locator('app-sign-in ion-button', { hasText: 'Help' }).click();
        await app.expect('the help', () => pathOf(app), '/help/sign-in?from=sign-in');
      },
    },
    {
      heading: 'parameters',
      says: "A different `:id` creates a **new page** on the stack, because `IonicRouteStrategy` compares parameters. A different query string doesn't: the page stays, and only the values change.",
      fences: [ROUTES, TRIPS, TRIP],
      notIn: OF_MODULES,
      address: '/trips/alps',
      async try(app) {
        await app.expect('the stack', () => titlesIn(app), ['alps']);
        await go(app, 'navigateForward', '/trips/coast');
        await app.expect('the stack after another id', () => titlesIn(app), ['alps', 'coast']);
        await go(app, 'navigateForward', '/trips/coast?sort=date');
        await app.expect('the address', () => pathOf(app), '/trips/coast?sort=date');
        await app.expect('the stack after a query', () => titlesIn(app), ['alps', 'coast']);
      },
    },
    {
      heading: 'tabs',
      says: "Tapping the selected tab again goes to that tab's first page.",
      fences: [
        'src/app/app.routes.ts',
        'src/app/tabs/tabs.page.ts',
        TRIP,
        { heading: 'nav-controller', title: 'src/app/sign-in/sign-in.page.ts' },
      ],
      notIn: OF_MODULES,
      files: {
        'src/app/trips/trips.page.ts': tabList('Trips'),
        'src/app/saved/saved.page.ts': tabList('Saved'),
      },
      async try(app) {
        const { page } = app;
        await page.locator(`${TOP} ion-item`).getByText('Alps').click();
        await page.getByText('Details of alps').waitFor();
        await page.locator('ion-tab-button[tab=saved]').click();
        await app.expect('the address', () => pathOf(app), '/tabs/saved');
        await page.locator('ion-tab-button[tab=trips]').click();
        await app.expect(
          'the address of the tab that was left',
          () => pathOf(app),
          '/tabs/trips/alps',
        );
        await pause(app);
        await page.locator('ion-tab-button[tab=trips]').click();
        await app.expect('the address after a second tap', () => pathOf(app), '/tabs/trips');
      },
    },
    {
      heading: 'guards',
      says: 'Ionic animates only if the navigation goes through. To redirect, return a `UrlTree`.',
      fences: ['src/app/auth.guard.ts', 'src/app/auth.service.ts'],
      notIn: OF_MODULES,
      files: {
        'src/app/app.routes.ts': GUARDED,
        'src/app/Open.ts': angularPage('Open'),
        'src/app/Secret.ts': angularPage('Secret'),
        'src/app/SignIn.ts': angularPage('SignIn'),
      },
      async try(app) {
        await takeLog(app);
        await go(app, 'navigateForward', '/secret');
        await app.expect('the address', () => pathOf(app), '/sign-in?next=%2Fsecret');
        await app.expect('the stack', () => titlesIn(app), ['Open', 'SignIn']);
        await app.page.evaluate(() => localStorage.setItem('session', 'yes'));
        await go(app, 'navigateForward', '/secret');
        await app.expect('the stack', () => titlesIn(app), ['Open', 'SignIn', 'Secret']);
      },
    },
    {
      heading: 'guards',
      says: 'To confirm before the user leaves a form, use `CanDeactivateFn` with an alert:',
      fences: ['src/app/unsaved.guard.ts'],
      notIn: OF_MODULES,
      files: { 'src/app/app.routes.ts': EDITED, 'src/app/Home.ts': angularPage('Home') },
      async try(app) {
        const { page } = app;
        const answer = async (name: string): Promise<void> => {
          await page.locator('ion-alert').getByRole('button', { name }).click();
          await page.locator('ion-alert').waitFor({ state: 'detached' });
        };
        // Not waited for: it ends when the alert is answered
        const leave = () =>
          page.evaluate(() => void window.inApp?.(({ nav }) => nav.navigateForward('/home')));
        await leave();
        await answer('Keep editing');
        await app.expect('the stack', () => titlesIn(app), ['Form']);
        await leave();
        await answer('Leave the page');
        await app.expect('the stack', () => titlesIn(app), ['Form', 'Home']);
      },
    },
    {
      heading: 'troubleshooting',
      says: /`(NG04002: Cannot match any routes\. URL Segment: 'tabs\/orders')` \| The `tab` of a button has no child route of that name\./,
      files: angularRoutes('A'),
      complaint: /NG04002/,
      async try(app, { caught }) {
        const said = await app.page.evaluate(() =>
          window.inApp?.(({ router }) =>
            router.navigateByUrl('/tabs/orders').then(
              () => 'nothing',
              (error: Error) => error.message,
            ),
          ),
        );
        await app.expect('the message', () => String(said), caught[0]);
      },
    },
    {
      heading: 'animations',
      says: '`animated: false` skips the animation:',
      fences: ['src/app/skip.service.ts'],
      notIn: OF_MODULES,
      animated: true,
      files: {
        ...angularRoutes('Start', 'Trips'),
        'src/app/Start.ts': `import { Component, inject } from '@angular/core';
import { IonButton, IonContent } from '@ionic/angular/standalone';
import { SkipService } from './skip.service';

@Component({
  selector: 'app-start',
  standalone: true,
  imports: [IonButton, IonContent],
  template: '<ion-content><ion-button (click)="skip.toStart()">Skip</ion-button></ion-content>',
})
export class Start {
  protected readonly skip = inject(SkipService);
}
`,
      },
      async try(app) {
        await app.page.evaluate(() => {
          const native = Element.prototype.animate;
          Element.prototype.animate = function (...args) {
            (window.log ??= []).push('animated');
            return native.apply(this, args);
          };
        });
        await app.page.getByText('Skip').click();
        const hooks = ['Trips ngOnInit', 'Trips WillEnter', 'Trips DidEnter'];
        await expectLog(app, 'what happened', hooks);
        await app.expect('the stack', () => titlesIn(app), ['Trips']);
      },
    },
  ],
};

export default page;
