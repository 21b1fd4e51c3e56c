import type { Files, ProjectRequest } from './request';
import { styleImports, themeFiles } from './text';
import { viteFiles } from './vite';

function app({ layout }: ProjectRequest): string {
  const [names, content] =
    layout === 'page'
      ? ['IonApp', '    <Example />']
      : [
          'IonApp, IonContent',
          '    <ion-content class="ion-padding">\n      <Example />\n    </ion-content>',
        ];
  return `<template>
  <ion-app>
${content}
  </ion-app>
</template>

<script setup lang="ts">
import { ${names} } from '@ionic/vue';
import Example from './Example.vue';
</script>
`;
}

function main({ mode, version }: ProjectRequest): string {
  return `import { IonicVue } from '@ionic/vue';
import { createApp } from 'vue';
import App from './App.vue';

${styleImports('@ionic/vue', version)}

createApp(App).use(IonicVue, { mode: '${mode}' }).mount('#app');
`;
}

const VITE = `import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [vue()] });
`;

/** A Vite project with the demo as a single-file component. */
export function vueFiles(request: ProjectRequest): { files: Files; open: string } {
  const files = {
    ...viteFiles(request, {
      root: 'app',
      build: 'vite build',
      dependencies: ['@ionic/vue', '@ionic/vue-router', 'ionicons', 'vue', 'vue-router'],
      devDependencies: ['@vitejs/plugin-vue', 'typescript', 'vite'],
      jsx: 'preserve',
      include: ['src/**/*.ts', 'src/**/*.vue'],
      script: 'ts',
    }),
    'vite.config.ts': VITE,
    'src/main.ts': main(request),
    'src/App.vue': app(request),
    'src/Example.vue': request.source,
    ...themeFiles(request.version),
  };
  return { files, open: 'src/Example.vue' };
}
