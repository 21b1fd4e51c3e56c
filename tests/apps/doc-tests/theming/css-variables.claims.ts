import type { Framework } from '../../../../src/lib/demo';
import type { App } from '../../harness/app';
import type { Claim, PageClaims } from '../../claims/types';
import { OF_MODULES } from '../support';

const colorOf =
  ({ page }: App, selector: string) =>
  (): Promise<string> =>
    page.locator(selector).evaluate((host) => {
      const native = host.shadowRoot?.querySelector('.button-native, .toolbar-background') ?? host;
      return getComputedStyle(native).backgroundColor;
    });

const TEAL = 'rgb(15, 118, 110)';

const BAR: Readonly<Partial<Record<Framework, Partial<Claim>>>> = {
  react: {
    fences: [{ heading: 'runtime', title: 'src/components/StorageBar.tsx' }],
    files: {
      'src/Demo.tsx': `import { useState } from 'react';
import { StorageBar } from './components/StorageBar';

export function Demo() {
  const [share, set] = useState(0.5);
  Object.assign(window, { set });
  return <StorageBar share={share} />;
}
`,
    },
    show: 'src/Demo.tsx#Demo',
    isPart: true,
  },
  vue: {
    fences: [{ heading: 'runtime', title: 'src/components/StorageBar.vue' }],
    files: {
      'src/Demo.vue': `<script setup lang="ts">
import { ref } from 'vue';
import StorageBar from './components/StorageBar.vue';

const share = ref(0.5);
Object.assign(window, { set: (value: number) => (share.value = value) });
</script>

<template><StorageBar :share="share" /></template>
`,
    },
    show: 'src/Demo.vue',
    isPart: true,
  },
  angular: {
    fences: [{ heading: 'runtime', title: 'src/app/progress/progress.component.ts' }],
    files: {
      'src/app/Demo.ts': `import { Component, signal } from '@angular/core';
import { ProgressComponent } from './progress/progress.component';

@Component({
  selector: 'app-demo',
  standalone: true,
  imports: [ProgressComponent],
  template: '<app-progress [share]="share()" />',
})
export class Demo {
  readonly share = signal(0.5);

  constructor() {
    Object.assign(window, { set: (value: number) => (window as any).inApp(() => this.share.set(value)) });
  }
}
`,
    },
    show: 'src/app/Demo.ts#Demo',
    isPart: true,
    notIn: OF_MODULES,
  },
};

const bar = (framework: Framework): Claim => ({
  heading: 'runtime',
  says: 'Custom properties are live. Set one on an element, and everything below it changes in the same frame.',
  framework,
  ...BAR[framework],
  async try(app) {
    const property = (): Promise<string> =>
      app.page
        .locator('ion-progress-bar')
        .evaluate((one) => (one as HTMLElement).style.getPropertyValue('--progress-background'));
    const set = (share: number) =>
      app.page.evaluate(
        (value) => (window as unknown as { set: (v: number) => void }).set(value),
        share,
      );
    await app.expect('the color of a bar that is half full', property, '');
    await set(0.95);
    await app.expect('the color of a full bar', property, 'var(--ion-color-danger)');
    await set(0.2);
    await app.expect('the color of an empty bar', property, '');
  },
});

const page: PageClaims = {
  claims: [
    bar('angular'),
    bar('react'),
    bar('vue'),
    {
      heading: 'two-kinds',
      says: 'Wrong: the button declares --background itself, so the inherited value is not used',
      fences: [{ heading: 'two-kinds', language: 'css', as: 'kinds.css' }],
      files: {
        'head.html': '<link rel="stylesheet" href="./kinds.css" />',
        'body.html': `<ion-app>
  <ion-header><ion-toolbar></ion-toolbar></ion-header>
  <ion-content><ion-button>Button</ion-button></ion-content>
</ion-app>`,
      },
      async try(app) {
        await app.expect('the toolbar', colorOf(app, 'ion-toolbar'), TEAL);
        await app.expect('the button', colorOf(app, 'ion-button'), (color) => color !== TEAL);
      },
    },
    {
      heading: 'set',
      says: "Your rule beats the component's own default regardless of specificity",
      fences: [{ heading: 'set', title: 'src/theme/variables.css', as: 'variables.css' }],
      files: {
        'head.html': '<link rel="stylesheet" href="./variables.css" />',
        'body.html':
          '<ion-app><ion-content><ion-item class="card"><ion-label>Breakfast</ion-label></ion-item></ion-content></ion-app>',
      },
      async try(app) {
        const radius = (): Promise<string> =>
          app.page.locator('ion-item').evaluate((one) => {
            const native = one.shadowRoot?.querySelector('.item-native');
            return native ? getComputedStyle(native).borderTopLeftRadius : '';
          });
        await app.expect('the corners', radius, '12px');
      },
    },
    {
      heading: 'own',
      says: "A section that redefines `--ion-color-primary` still gets the root's `--card-edge`.",
      files: {
        'head.html': `<style>
  :root { --ion-color-primary: rgb(1, 2, 3); --card-edge: var(--ion-color-primary); }
  section { --ion-color-primary: rgb(7, 8, 9); }
  p { color: var(--card-edge); }
</style>`,
        'body.html': '<ion-app><ion-content><section><p>Text</p></section></ion-content></ion-app>',
      },
      async try(app) {
        const color = (): Promise<string> =>
          app.page.locator('p').evaluate((one) => getComputedStyle(one).color);
        await app.expect('the color', color, 'rgb(1, 2, 3)');
      },
    },
  ],
};

export default page;
