import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Claim, FenceName, PageClaims } from '../../claims/types';
import type { App } from '../../harness/app';
import type { Compared } from '../../harness/versions';
import { OF_MODULES, pause } from '../support';

/** A page behind the guard, with a query that tells it from the page that comes by default. */
const WANTED = '/trips?day=2';

const PACKAGES = [
  '@aparajita/capacitor-secure-storage',
  ...['app', 'browser', 'core', 'preferences'].map((name) => `@capacitor/${name}`),
];

/** Fences by their titles; the page's own start stands beside {@link MAIN}. */
const under = (heading: string, ...titles: string[]): FenceName[] =>
  titles.map((title) => ({ heading, title, as: title.replace('/main.', '/start.') }));

const AUTH = [
  ...under('session', 'src/auth/config.ts', 'src/auth/pkce.ts', 'src/auth/vault.ts'),
  ...under('session', 'src/auth/session.ts'),
  ...under('pkce', 'src/auth/sign-in.ts', 'src/auth/start.ts'),
];

const ANGULAR_PAGE = `import { HttpClient } from '@angular/common/http';
import { Component, inject, signal } from '@angular/core';
import { IonContent } from '@ionic/angular/standalone';
import { SignOutComponent } from '../account/sign-out.component';

@Component({
  selector: 'app-trips',
  imports: [IonContent, SignOutComponent],
  template: \`
    <ion-content>
      <app-sign-out />
      <button (click)="load()">Load</button>
      <output>{{ name() }}</output>
    </ion-content>
  \`,
})
export class TripsPage {
  private readonly http = inject(HttpClient);
  protected readonly name = signal('');

  protected load(): void {
    this.http.get<{ name: string }>('https://api.example.com/trips').subscribe({
      next: ({ name }) => this.name.update((before) => before + name),
      error: () => undefined,
    });
  }
}
`;

const ANGULAR_MAIN = `import { bootstrapApplication } from '@angular/platform-browser';
import { AppComponent } from './app/app.component';
import { appConfig } from './app/app.config';

bootstrapApplication(AppComponent, appConfig).catch((error: unknown) => console.error(error));
`;

const REACT_PAGE = `import { IonContent, IonPage } from '@ionic/react';
import { useState } from 'react';
import { authorizedFetch } from '../api/authorized';
import { SignOut } from '../components/SignOut';

export default function TripsPage() {
  const [name, setName] = useState('');
  const load = async () => {
    const response = await authorizedFetch('/trips');
    const trip = await response.json();
    setName((before) => before + trip.name);
  };
  return (
    <IonPage>
      <IonContent>
        <SignOut />
        <button onClick={() => void load().catch(() => undefined)}>Load</button>
        <output>{name}</output>
      </IonContent>
    </IonPage>
  );
}
`;

const VUE_PAGE = `<script setup lang="ts">
import { IonContent, IonPage } from '@ionic/vue';
import { ref } from 'vue';
import { authorizedFetch } from '../api/authorized';
import SignOut from '../components/SignOut.vue';

const name = ref('');
async function load() {
  const response = await authorizedFetch('/trips');
  name.value += (await response.json()).name;
}
</script>

<template>
  <ion-page>
    <ion-content>
      <SignOut />
      <button @click="load().catch(() => undefined)">Load</button>
      <output>{{ name }}</output>
    </ion-content>
  </ion-page>
</template>
`;

/** Adds the style sheets to the page's own start. */
const MAIN = `import './styles';
import './start';
`;

/** The apps of the page, and the page behind the guard, which it leaves to its reader. */
const APPS: Readonly<Record<Compared, Partial<Claim> & { own: readonly string[] }>> = {
  angular: {
    own: [
      'src/app/auth/auth.service.ts',
      'src/app/auth/auth.guard.ts',
      'src/app/auth/auth.interceptor.ts',
      'src/app/app.routes.ts',
      'src/app/app.config.ts',
      'src/app/sign-in/sign-in.page.ts',
      'src/app/account/sign-out.component.ts',
    ],
    files: { 'src/main.ts': ANGULAR_MAIN, 'src/app/trips/trips.page.ts': ANGULAR_PAGE },
    notIn: OF_MODULES,
  },
  react: {
    own: [
      'src/hooks/useSession.ts',
      'src/App.tsx',
      'src/api/authorized.ts',
      'src/main.tsx',
      'src/pages/SignInPage.tsx',
      'src/components/SignOut.tsx',
    ],
    files: { 'src/main.tsx': MAIN, 'src/pages/TripsPage.tsx': REACT_PAGE },
  },
  vue: {
    own: [
      'src/composables/useSession.ts',
      'src/router/index.ts',
      'src/App.vue',
      'src/api/authorized.ts',
      'src/main.ts',
      'src/views/SignInPage.vue',
      'src/components/SignOut.vue',
    ],
    files: { 'src/main.ts': MAIN, 'src/views/TripsPage.vue': VUE_PAGE },
  },
};

/** What stands for the identity provider and for the API. */
interface Outside {
  /** The requests that came, as `/oauth/token refresh_token`. */
  asked: string[];
  /** The state of the next redirect, in place of the one that came. */
  state?: string;
  /** The token that the API accepts: the newest one, until a test takes it away. */
  token: string;
  /** The refresh token that the provider accepts, until a test takes it away. */
  refresh: string;
}

/** Answers every request that leaves the app, as a provider with PKCE and an API do. */
async function answerOutside(page: Page): Promise<Outside> {
  const outside: Outside = { asked: [], token: '', refresh: '' };
  let challenge: string | null = null;
  await page.route('https://*.example.com/**', (route) => {
    const request = route.request();
    const { pathname, searchParams: query } = new URL(request.url());
    const form = new URLSearchParams(request.postData() ?? '');
    const reply = (status: number, json: object): Promise<void> =>
      route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });
    outside.asked.push(`${pathname} ${form.get('grant_type') ?? ''}`.trim());
    if (pathname === '/authorize') {
      challenge = query.get('code_challenge');
      const back = new URL(query.get('redirect_uri') ?? '');
      const state = outside.state ?? query.get('state') ?? '';
      back.search = String(new URLSearchParams({ code: 'abc', state }));
      return route.fulfill({ status: 302, headers: { location: back.href } });
    }
    if (pathname === '/oauth/token') {
      const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
      const isRight = form.has('code')
        ? verifier.digest('base64url') === challenge
        : form.get('refresh_token') === outside.refresh;
      if (!isRight) return reply(400, { error: 'invalid_grant' });
      // Each refresh token is accepted once
      const number = outside.asked.length;
      Object.assign(outside, { token: `access-${number}`, refresh: `refresh-${number}` });
      const { token: access_token, refresh: refresh_token } = outside;
      return reply(200, { access_token, refresh_token, expires_in: 300 });
    }
    if (pathname === '/oauth/revoke') return reply(200, {});
    const isKnown = request.headers().authorization === `Bearer ${outside.token}`;
    return reply(isKnown ? 200 : 401, { sub: '1', name: 'Ada' });
  });
  return outside;
}

/** The page with what it was opened with; for the sign-in page, the one that was wanted. */
function placeOf({ page }: App): string {
  const { pathname, search, searchParams } = new URL(page.url());
  const next = searchParams.get('next');
  return next === null ? pathname + search : `${pathname}, then ${next}`;
}

const TURNED_AWAY = `/sign-in, then ${WANTED}`;

/** Looks where the user is once nothing moves on any more. */
async function expectPlace(app: App, when: string, wanted: string): Promise<void> {
  const text = wanted === WANTED ? 'Signed in as Ada' : 'Your trips, on every device';
  await app.page.getByText(text).waitFor();
  await pause(app, 800);
  await app.expect(`the address ${when}`, () => placeOf(app), wanted);
}

const tap = ({ page }: App, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Opens the page behind the guard as a guest. */
async function openAsGuest(app: App): Promise<Outside> {
  const outside = await answerOutside(app.page);
  await app.page.goto(new URL(WANTED, app.page.url()).href);
  await expectPlace(app, 'of a guest', TURNED_AWAY);
  return outside;
}

async function signIn(app: App): Promise<void> {
  await tap(app, 'Sign in');
  await expectPlace(app, 'after signing in', WANTED);
}

const CLAIMS: readonly Pick<Claim, 'heading' | 'says' | 'try' | 'complaint'>[] = [
  {
    heading: 'frameworks',
    says: 'The page that the user wanted is kept in the query string, as in `/sign-in?next=/trips/7`. When the user comes back, the router navigates there.',
    async try(app) {
      const { asked } = await openAsGuest(app);
      await signIn(app);
      const wanted = ['/authorize', '/oauth/token authorization_code', '/userinfo'];
      await app.expect('the requests', () => asked, wanted);
    },
  },
  {
    heading: 'redirect',
    says: "`state` keeps out codes that don't belong to this sign-in",
    complaint: /Sign-in failed: Error: Not the sign-in that was started/,
    async try(app) {
      const outside = await openAsGuest(app);
      outside.state = 'of-another';
      await tap(app, 'Sign in');
      await app.page.getByText('Try to sign in again').waitFor();
      await expectPlace(app, 'after a wrong state', TURNED_AWAY);
      await app.expect('the requests', () => outside.asked, ['/authorize']);
      outside.state = undefined;
      await signIn(app);
    },
  },
  {
    heading: 'sign-out',
    says: '`signOut()` above removes the session from the device and revokes the refresh token.',
    async try(app) {
      const { asked } = await openAsGuest(app);
      await signIn(app);
      await tap(app, 'Sign out');
      await expectPlace(app, 'after signing out', TURNED_AWAY);
      await app.expect('the last request', () => asked.at(-1), '/oauth/revoke');
      await app.page.evaluate(() => {
        history.pushState({}, '', '/trips?day=3');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await app.expect('the guard', () => placeOf(app), '/sign-in, then /trips?day=3');
    },
  },
  {
    heading: '401',
    says: 'the request is sent once more with a new token, and only once, since a second 401 means that the API itself rejects this user. If the provider rejects the refresh token too, the session ends, the user sees the sign-in page with the reason, and after signing in comes back to where they were.',
    async try(app) {
      const outside = await openAsGuest(app);
      await signIn(app);
      outside.asked.length = 0;
      outside.token = '';
      await tap(app, 'Load');
      await app.page.locator('output').getByText('Ada').waitFor();
      const again = ['/trips', '/oauth/token refresh_token', '/trips'];
      await app.expect('the requests', () => outside.asked, again);
      Object.assign(outside, { token: '', refresh: '' });
      await tap(app, 'Load');
      await app.page.getByText('You have been signed out. Sign in again.').waitFor();
      await expectPlace(app, 'after the end of the session', TURNED_AWAY);
      await signIn(app);
      // What the browser says of each request that was turned down
      app.expectSilence(/\b40[01]\b/);
    },
  },
];

const page: PageClaims = {
  claims: (Object.keys(APPS) as Compared[]).flatMap((framework) => {
    const { own, ...app } = APPS[framework];
    const fences = [...AUTH, ...under('frameworks', ...own)];
    return CLAIMS.map((claim) => ({ ...claim, ...app, framework, fences, packages: PACKAGES }));
  }),
};

export default page;
