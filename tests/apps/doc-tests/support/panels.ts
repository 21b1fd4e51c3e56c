import type { Framework } from '../../../../src/lib/demo';
import type { Claim } from '../../claims/types';
import { OF_MODULES } from '.';

/** A page with a panel, a lower handler that writes down a press, and a way to read whether it is open. */
export const PANELS: Readonly<Record<Framework, Partial<Claim>>> = {
  javascript: {
    fences: [{ heading: 'quick-start', title: 'back-button.js' }],
    files: {
      'body.html': `<ion-app><ion-content><aside>Panel</aside></ion-content></ion-app>
<script>
  const aside = document.querySelector('aside');
  window.panel = {
    get isOpen() { return !aside.hidden; },
    close() { aside.hidden = true; },
  };
  document.addEventListener('ionBackButton', (event) => {
    event.detail.register(5, () => void (window.log ??= []).push('passed on'));
  });
</script>
<script src="./back-button.js"></script>`,
    },
  },
  angular: {
    fences: [{ heading: 'quick-start', title: 'src/app/panel.component.ts' }],
    files: {
      'src/app/Home.ts': `import { Component, inject, viewChild } from '@angular/core';
import { IonContent, Platform } from '@ionic/angular/standalone';
import { PanelComponent } from './panel.component';

@Component({
  selector: 'app-home',
  standalone: true,
  imports: [IonContent, PanelComponent],
  template: '<ion-content><app-panel>Panel</app-panel></ion-content>',
})
export class Home {
  private readonly panel = viewChild.required(PanelComponent);

  constructor() {
    inject(Platform).backButton.subscribeWithPriority(5, () => void ((window as any).log ??= []).push('passed on'));
  }

  ngAfterViewInit(): void {
    setTimeout(() => this.panel().open.set(true));
  }
}
`,
    },
    show: 'src/app/Home.ts#Home',
    notIn: OF_MODULES,
  },
  react: {
    fences: [{ heading: 'quick-start', title: 'src/hooks/useBackButton.ts' }],
    files: {
      'src/Home.tsx': `import { useCallback, useState } from 'react';
import { useBackButton } from './hooks/useBackButton';

const below = (): void => void ((window as any).log ??= []).push('passed on');

export function Home() {
  const [isOpen, open] = useState(true);
  useBackButton(10, useCallback((next: () => void) => (isOpen ? open(false) : next()), [isOpen]));
  useBackButton(5, below);
  return isOpen ? <aside>Panel</aside> : null;
}
`,
    },
    show: 'src/Home.tsx#Home',
    isPart: true,
  },
  vue: {
    fences: [{ heading: 'quick-start', title: 'src/components/SidePanel.vue' }],
    files: {
      'src/Home.vue': `<script setup lang="ts">
import { IonContent, IonPage, useBackButton } from '@ionic/vue';
import { onMounted, ref } from 'vue';
import SidePanel from './components/SidePanel.vue';

const panel = ref<any>();
useBackButton(5, () => void ((window as any).log ??= []).push('passed on'));
onMounted(() => {
  const { setupState } = panel.value.$;
  setupState.open = true;
  Object.assign(window, { isOpen: () => setupState.open });
});
</script>

<template>
  <ion-page><ion-content><SidePanel ref="panel" /></ion-content></ion-page>
</template>
`,
    },
    show: 'src/Home.vue',
    // The page shows the script of the component alone
    complaint: /Component is missing template or render function/,
  },
};
