import type { Files } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/request';
import type { Compared } from '../harness/versions';
import type { Claim } from './types';

/** What a frame needs to know of the app that it is put around. */
interface Inside {
  /** Imports of the style sheets that every app has. */
  styles: string;
  /** Whether the page or the test has a file. */
  has: (path: string) => boolean;
}

/** `src/pages/Home.tsx#Home` as it is imported: the module, and the name, which is `default` without one. */
function shownBy({ show = '' }: Claim, from: RegExp): { module: string; name: string } {
  const [path = '', name = 'default'] = show.split('#');
  return { module: path.replace(from, ''), name };
}

function angularRoutes(claim: Claim): string {
  const { module, name } = shownBy(claim, /^src\/app\/|\.ts$/g);
  if (!claim.isPart) {
    return `import { Routes } from '@angular/router';
import { ${name} } from './${module}';

export const routes: Routes = [{ path: '', component: ${name} }];
`;
  }
  return `import { NgComponentOutlet } from '@angular/common';
import { Component } from '@angular/core';
import { Routes } from '@angular/router';
import { IonContent } from '@ionic/angular/standalone';
import { ${name} } from './${module}';

@Component({
  selector: 'app-frame',
  standalone: true,
  imports: [IonContent, NgComponentOutlet],
  template: '<ion-content><ng-container *ngComponentOutlet="part" /></ion-content>',
})
class Frame {
  readonly part = ${name};
}

export const routes: Routes = [{ path: '', component: Frame }];
`;
}

const ANGULAR_ROOT = `import { Component } from '@angular/core';
import { IonApp, IonRouterOutlet } from '@ionic/angular/standalone';

@Component({
  selector: 'app-root',
  standalone: true,
  imports: [IonApp, IonRouterOutlet],
  template: '<ion-app><ion-router-outlet /></ion-app>',
})
export class AppComponent {}
`;

function angularMain({ config = '{}' }: Claim): string {
  return `import { NgZone } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, Router, RouteReuseStrategy, withComponentInputBinding } from '@angular/router';
import { IonicRouteStrategy, NavController, provideIonicAngular } from '@ionic/angular/standalone';
import { AppComponent } from './app/app.component';
import { routes } from './app/app.routes';

bootstrapApplication(AppComponent, {
  providers: [
    { provide: RouteReuseStrategy, useClass: IonicRouteStrategy },
    provideIonicAngular(${config}),
    provideRouter(routes, withComponentInputBinding()),
  ],
})
  .then(({ injector }) => {
    const zone = injector.get(NgZone);
    const [nav, router] = [injector.get(NavController), injector.get(Router)];
    Object.assign(window, {
      inApp: (act: (tools: { nav: NavController; router: Router }) => unknown) =>
        zone.run(() => act({ nav, router })),
    });
  })
  .catch((error: unknown) => console.error(error));
`;
}

function reactRoutes(claim: Claim): Files {
  const { module, name } = shownBy(claim, /^src\/|\.tsx$/g);
  const shown = name === 'default' ? 'Shown' : `{ ${name} as Shown }`;
  const element = claim.isPart
    ? '<IonPage><IonContent><Shown /></IonContent></IonPage>'
    : '<Shown />';
  const routes = `import { IonContent, IonPage } from '@ionic/react';
import { Route } from 'react-router-dom';
import ${shown} from './${module}';

export const routes = <Route exact path="/" render={() => ${element}} />;
`;
  return { 'src/routes.tsx': routes };
}

function reactApp(claim: Claim, { styles, has }: Inside): Files {
  const app = `import { IonApp, IonRouterOutlet, useIonRouter } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { routes } from './routes';

function Tools() {
  Object.assign(window, { ionRouter: useIonRouter() });
  return null;
}

export default function App() {
  return (
    <IonApp>
      <IonReactRouter>
        <Tools />
        <IonRouterOutlet>{routes}</IonRouterOutlet>
      </IonReactRouter>
    </IonApp>
  );
}
`;
  const main = `import { setupIonicReact } from '@ionic/react';
import { createRoot } from 'react-dom/client';
import App from './App';
import './styles';

setupIonicReact(${claim.config ?? '{}'});

createRoot(document.getElementById('root')!).render(<App />);
`;
  const hasRoot = has('src/App.tsx');
  return {
    'src/main.tsx': main,
    'src/styles.ts': `${styles}\n`,
    ...(!hasRoot && { 'src/App.tsx': app }),
    ...(!hasRoot && !has('src/routes.tsx') && reactRoutes(claim)),
  };
}

function vueApp(claim: Claim, { styles, has }: Inside): Files {
  const { module, name } = shownBy(claim, /^src\//);
  const shown = name === 'default' ? 'Shown' : `{ ${name} as Shown }`;
  const component = claim.isPart
    ? '{ setup: () => () => h(IonPage, () => h(IonContent, () => h(Shown))) }'
    : 'Shown';
  const router = `import { IonContent, IonPage } from '@ionic/vue';
import { createRouter, createWebHistory } from '@ionic/vue-router';
import { h } from 'vue';
import ${shown} from '../${module}';

export default createRouter({
  history: createWebHistory(),
  routes: [{ path: '/', component: ${component} }],
});
`;
  const app = `<script setup lang="ts">
import { IonApp, IonRouterOutlet, useIonRouter } from '@ionic/vue';

Object.assign(window, { ionRouter: useIonRouter() });
</script>

<template>
  <ion-app><ion-router-outlet /></ion-app>
</template>
`;
  const main = `import { IonicVue } from '@ionic/vue';
import { createApp } from 'vue';
import App from './App.vue';
import router from './router';
import './styles';

const app = createApp(App).use(IonicVue, ${claim.config ?? '{}'}).use(router);
void router.isReady().then(() => app.mount('#app'));
`;
  return {
    'src/main.ts': main,
    'src/styles.ts': `${styles}\n`,
    ...(!has('src/App.vue') && { 'src/App.vue': app }),
    ...(!has('src/router/index.ts') && { 'src/router/index.ts': router }),
  };
}

/**
 * What stands around the files of a page in each framework: the start of the app, its root and its routes,
 * as far as neither the page nor the test has them.
 */
export const FRAMES: Readonly<Record<Compared, (claim: Claim, inside: Inside) => Files>> = {
  angular: (claim, { has }) => ({
    'src/main.ts': angularMain(claim),
    ...(!has('src/app/app.component.ts') && { 'src/app/app.component.ts': ANGULAR_ROOT }),
    ...(!has('src/app/app.routes.ts') && { 'src/app/app.routes.ts': angularRoutes(claim) }),
  }),
  react: reactApp,
  vue: vueApp,
};
