import type { App } from '../../harness/app';

declare global {
  interface Window {
    /** What pages of a test have written down. */
    log?: string[];
    /** Runs something with Angular's tools, in its zone. */
    inApp?: (act: (tools: AngularTools) => unknown) => unknown;
    /** What `useIonRouter` gives. */
    ionRouter?: IonRouter;
  }
}

interface AngularTools {
  nav: Record<
    'navigateForward' | 'navigateBack' | 'navigateRoot',
    (url: string, options?: object) => Promise<boolean>
  > & { pop: () => Promise<boolean> };
  router: { navigateByUrl: (url: string) => Promise<boolean> };
}

interface IonRouter {
  push: (path: string, ...more: unknown[]) => void;
  replace: (path: string) => void;
  navigate: (path: string, ...more: unknown[]) => void;
  back: () => void;
  goBack: () => void;
  canGoBack: () => boolean;
}

/** Why the fences of Angular are not run in version 7. */
export const OF_MODULES = {
  v7: 'its fences are parts of modules, and the app that they are put into has none',
};

/** What pages have written down since the last look. */
export function takeLog({ page }: App): Promise<string[]> {
  return page.evaluate(() => {
    const lines = window.log ?? [];
    window.log = [];
    return lines;
  });
}

/** What pages have written down. */
export function readLog({ page }: App): Promise<string[]> {
  return page.evaluate(() => window.log ?? []);
}

/** Waits until pages have written down a line, among others. */
export async function expectLine(app: App, line: string): Promise<void> {
  await app.expect(`"${line}" in the log`, async () => (await readLog(app)).includes(line), true);
}

/** Waits until a line is the last that pages have written down. */
export async function expectLast(app: App, line: string): Promise<void> {
  await app.expect('the last line of the log', async () => (await readLog(app)).at(-1), line);
}

/** Waits until pages have written down exactly this, then forgets it. */
export async function expectLog(app: App, what: string, wanted: readonly string[]): Promise<void> {
  await app.expect(what, () => readLog(app), [...wanted]);
  await takeLog(app);
}

/** Listens to the console from now on; tells whether it has said something. */
export function hearIn({ page }: App, text = '-'): () => boolean {
  const said: string[] = [];
  page.on('console', (entry) => said.push(entry.text()));
  return () => said.some((line) => line.includes(text));
}

/** Hooks of one page in what pages have written down. */
export function hooksOf(lines: readonly string[], name: string): string[] {
  return lines
    .filter((line) => line.startsWith(`${name} `))
    .map((line) => line.slice(name.length + 1));
}

/** A look at the hooks of one page in what pages have written down. */
export const heardBy = (app: App, name: string) => async (): Promise<string[]> =>
  hooksOf(await readLog(app), name);

/** Waits long enough for something that should not happen. */
export function pause({ page }: App, milliseconds = 400): Promise<void> {
  return page.waitForTimeout(milliseconds);
}

/** Navigates with Angular's controller. */
export async function go(
  { page }: App,
  direction: 'navigateForward' | 'navigateBack' | 'navigateRoot',
  url: string,
): Promise<void> {
  await page.evaluate(([how, where]) => window.inApp?.(({ nav }) => nav[how](where)), [
    direction,
    url,
  ] as const);
}

/** Goes back in the outlet, with Angular's controller; whether there was something to go back to. */
export function pop({ page }: App): Promise<boolean> {
  return page.evaluate(() => window.inApp?.(({ nav }) => nav.pop())) as Promise<boolean>;
}

/** The page on top: the one that is neither hidden nor on its way. */
export const TOP = '.ion-page:not(.ion-page-hidden):not(.ion-page-invisible)';

/** Titles of the pages that lie in the outlet, from the lowest. */
export function titlesIn({ page }: App, outlet = 'ion-router-outlet'): Promise<string[]> {
  return page
    .locator(`${outlet} > .ion-page`)
    .evaluateAll((pages) =>
      pages.map((one) => one.querySelector('ion-title')?.textContent?.trim() ?? ''),
    );
}

/** The path of the address, with its query, but for the options that every app is opened with. */
export function pathOf({ page }: App): string {
  const { pathname, search } = new URL(page.url());
  const query = search.replace(/ionic(?::|%3A)[^&]*&?/g, '').replace(/^\?$/, '');
  return pathname + query;
}

/** A press of Android's back button, as the plugin of Capacitor tells it. */
export async function pressBack({ page }: App): Promise<void> {
  // Later, since what answers it may leave the page
  await page.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event('backbutton'))));
}

const HOOKS = ['WillEnter', 'DidEnter', 'WillLeave', 'DidLeave'] as const;

/** An Angular page that writes down its hooks as `B WillEnter`. */
export function angularPage(name: string): string {
  const hooks = HOOKS.map((hook) => `  ionView${hook}(): void { log('${hook}'); }`).join('\n');
  return `import { Component } from '@angular/core';
import { IonContent, IonHeader, IonTitle, IonToolbar } from '@ionic/angular/standalone';

const log = (line: string): void => void ((window as any).log ??= []).push('${name} ' + line);

@Component({
  selector: 'page-${name.toLowerCase()}',
  standalone: true,
  imports: [IonContent, IonHeader, IonTitle, IonToolbar],
  template: \`
    <ion-header><ion-toolbar><ion-title>${name}</ion-title></ion-toolbar></ion-header>
    <ion-content />
  \`,
})
export class ${name} {
  ngOnInit(): void { log('ngOnInit'); }
${hooks}
  ngOnDestroy(): void { log('OnDestroy'); }
}
`;
}

/** A React page that writes down its hooks and effects as `B WillEnter`. */
export function reactPage(name: string): string {
  const imports = HOOKS.map((hook) => `useIonView${hook}`).join(', ');
  const hooks = HOOKS.map((hook) => `  useIonView${hook}(() => log('${hook}'));`).join('\n');
  return `import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar, ${imports} } from '@ionic/react';
import { useEffect } from 'react';

const log = (line: string): void => void ((window as any).log ??= []).push('${name} ' + line);

export function ${name}() {
${hooks}
  useEffect(() => {
    log('effect');
    return () => log('cleanup');
  }, []);
  return (
    <IonPage>
      <IonHeader><IonToolbar><IonTitle>${name}</IonTitle></IonToolbar></IonHeader>
      <IonContent />
    </IonPage>
  );
}
`;
}

/** A Vue page that writes down its hooks as `B will enter`. */
export function vuePage(name: string): string {
  const words = (hook: string): string => hook.replace(/([a-z])([A-Z])/, '$1 $2').toLowerCase();
  const imports = HOOKS.map((hook) => `onIonView${hook}`).join(', ');
  const hooks = HOOKS.map((hook) => `onIonView${hook}(() => log('${words(hook)}'));`).join('\n');
  return `<script setup lang="ts">
import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar, ${imports} } from '@ionic/vue';
import { onMounted, onUnmounted } from 'vue';

const log = (line: string): void => void ((window as any).log ??= []).push('${name} ' + line);

onMounted(() => log('mounted'));
onUnmounted(() => log('unmounted'));
${hooks}
</script>

<template>
  <ion-page>
    <ion-header><ion-toolbar><ion-title>${name}</ion-title></ion-toolbar></ion-header>
    <ion-content />
  </ion-page>
</template>
`;
}

/** Routes of Angular to pages of a test, the first of them at the root. */
export function angularRoutes(...names: string[]): Record<string, string> {
  const imports = names.map((name) => `import { ${name} } from './${name}';`).join('\n');
  const routes = names.map((name, index) => {
    const path = index === 0 ? '' : name.toLowerCase();
    return `  { path: '${path}', pathMatch: 'full', component: ${name} },`;
  });
  return {
    'src/app/app.routes.ts': `import { Routes } from '@angular/router';
${imports}

export const routes: Routes = [
${routes.join('\n')}
];
`,
    ...Object.fromEntries(names.map((name) => [`src/app/${name}.ts`, angularPage(name)])),
  };
}

/** Routes of React to pages of a test, the first of them at the root. */
export function reactRoutes(...names: string[]): Record<string, string> {
  const imports = names.map((name) => `import { ${name} } from './${name}';`).join('\n');
  const routes = names.map((name, index) => {
    const path = index === 0 ? '/' : `/${name.toLowerCase()}`;
    return `  <Route exact path="${path}" key="${name}"><${name} /></Route>,`;
  });
  return {
    'src/routes.tsx': `import { Route } from 'react-router-dom';
${imports}

export const routes = [
${routes.join('\n')}
];
`,
    ...Object.fromEntries(names.map((name) => [`src/${name}.tsx`, reactPage(name)])),
  };
}

/** Routes of Vue to pages of a test, the first of them at the root. */
export function vueRoutes(...names: string[]): Record<string, string> {
  const imports = names.map((name) => `import ${name} from '../${name}.vue';`).join('\n');
  const routes = names.map((name, index) => {
    const path = index === 0 ? '/' : `/${name.toLowerCase()}`;
    return `    { path: '${path}', component: ${name} },`;
  });
  return {
    'src/router/index.ts': `import { createRouter, createWebHistory } from '@ionic/vue-router';
${imports}

export default createRouter({
  history: createWebHistory(),
  routes: [
${routes.join('\n')}
  ],
});
`,
    ...Object.fromEntries(names.map((name) => [`src/${name}.vue`, vuePage(name)])),
  };
}

/** Drags the page from the left edge, as far as a part of its width, and lets go. */
export async function swipeBack(
  { page }: App,
  part: number,
  during: () => Promise<void> = async () => {},
): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 390 };
  await page.mouse.move(4, 420);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(4 + (width * part * step) / 12, 420);
    await page.waitForTimeout(20);
  }
  // Slow before it lets go, so that only the distance decides
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.move(4 + width * part + step, 420);
    await page.waitForTimeout(30);
  }
  await during();
  await page.mouse.up();
}
