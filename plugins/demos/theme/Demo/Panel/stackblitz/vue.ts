import { setUpFile, type Files, type ProjectRequest } from './request';
import { styleImports } from './text';
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

/** The imports at the start of a script. */
const IMPORTS = /^(?:import [^;]*;\n)+/;

const PLAIN_MAIN = `import { IonicVue } from '@ionic/vue';
import { createApp } from 'vue';
import App from './App.vue';

createApp(App).use(IonicVue).mount('#app');
`;

/** The first script, the source's own if it has one: with the mode and the style sheets. */
function main(request: ProjectRequest): string {
  const configured = `.use(IonicVue, { mode: '${request.mode}' })`;
  const text =
    setUpFile(request, configured)?.text ?? PLAIN_MAIN.replace('.use(IonicVue)', configured);
  const styles = styleImports('@ionic/vue', request.version);
  return text.replace(IMPORTS, (imports) => `${imports}\n${styles}\n`);
}

/** A Vite project with the demo as a single-file component. */
export function vueFiles(request: ProjectRequest): { files: Files; open: string } {
  const files = {
    ...viteFiles(request, {
      framework: 'vue',
      root: 'app',
      build: 'vite build',
      dependencies: ['@ionic/vue', '@ionic/vue-router', 'ionicons', 'vue', 'vue-router'],
      devDependencies: ['@vitejs/plugin-vue', 'typescript', 'vite'],
      jsx: 'preserve',
      include: ['src/**/*.ts', 'src/**/*.vue'],
      script: 'ts',
    }),
    'src/main.ts': main(request),
    'src/App.vue': app(request),
  };
  return { files, open: 'src/Example.vue' };
}
