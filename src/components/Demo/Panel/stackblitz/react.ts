import { dependencies, type Files, type ProjectRequest } from './request';
import { json, startPage, styleSheets } from './text';

function app({ layout, mode, version }: ProjectRequest): string {
  const imports = styleSheets(version === 'v8').map((file) => `import '@ionic/react/css/${file}';`);
  const [names, content] =
    layout === 'page'
      ? ['IonApp, setupIonicReact', '      <Example />']
      : [
          'IonApp, IonContent, setupIonicReact',
          '      <IonContent className="ion-padding">\n        <Example />\n      </IonContent>',
        ];
  return `import { ${names} } from '@ionic/react';
import Example from './Example';

${imports.join('\n')}

setupIonicReact({ mode: '${mode}' });

export default function App() {
  return (
    <IonApp>
${content}
    </IonApp>
  );
}
`;
}

const MAIN = `import { createRoot } from 'react-dom/client';
import App from './App';

createRoot(document.getElementById('root')!).render(<App />);
`;

const VITE = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

/** A Vite project with the demo as a function component. */
export function reactFiles(request: ProjectRequest): { files: Files; open: string } {
  const { version, source, title } = request;
  const files = {
    'package.json': json({
      name: 'ionic-demo',
      private: true,
      type: 'module',
      scripts: { start: 'vite', build: 'tsc && vite build' },
      stackblitz: { startCommand: 'npm start' },
      dependencies: dependencies(version, [
        '@ionic/react',
        '@ionic/react-router',
        'ionicons',
        'react',
        'react-dom',
        'react-router',
        'react-router-dom',
      ]),
      devDependencies: dependencies(version, [
        '@types/react',
        '@types/react-dom',
        '@vitejs/plugin-react',
        'typescript',
        'vite',
      ]),
    }),
    'index.html': startPage(
      title,
      '<div id="root"></div>\n<script type="module" src="/src/main.tsx"></script>',
    ),
    'vite.config.ts': VITE,
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['vite/client'],
      },
      include: ['src'],
    }),
    'src/main.tsx': MAIN,
    'src/App.tsx': app(request),
    'src/Example.tsx': source,
  };
  return { files, open: 'src/Example.tsx' };
}
