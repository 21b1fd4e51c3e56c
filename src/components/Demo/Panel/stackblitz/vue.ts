import { dependencies, type Files, type ProjectRequest } from './request';
import { json, startPage, styleSheets } from './text';

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
  const imports = styleSheets(version === 'v8').map((file) => `import '@ionic/vue/css/${file}';`);
  return `import { IonicVue } from '@ionic/vue';
import { createApp } from 'vue';
import App from './App.vue';

${imports.join('\n')}

createApp(App).use(IonicVue, { mode: '${mode}' }).mount('#app');
`;
}

const VITE = `import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [vue()] });
`;

/** A Vite project with the demo as a single-file component. */
export function vueFiles(request: ProjectRequest): { files: Files; open: string } {
  const { version, source, title } = request;
  const files = {
    'package.json': json({
      name: 'ionic-demo',
      private: true,
      type: 'module',
      scripts: { start: 'vite', build: 'vite build' },
      stackblitz: { startCommand: 'npm start' },
      dependencies: dependencies(version, [
        '@ionic/vue',
        '@ionic/vue-router',
        'ionicons',
        'vue',
        'vue-router',
      ]),
      devDependencies: dependencies(version, ['@vitejs/plugin-vue', 'typescript', 'vite']),
    }),
    'index.html': startPage(
      title,
      '<div id="app"></div>\n<script type="module" src="/src/main.ts"></script>',
    ),
    'vite.config.ts': VITE,
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'preserve',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['vite/client'],
      },
      include: ['src/**/*.ts', 'src/**/*.vue'],
    }),
    'src/main.ts': main(request),
    'src/App.vue': app(request),
    'src/Example.vue': source,
  };
  return { files, open: 'src/Example.vue' };
}
