import { sourceFiles, type Files, type ProjectRequest } from './request';
import { styleImports, themeFiles } from './text';
import { viteFiles } from './vite';

function app({ layout, mode, version }: ProjectRequest): string {
  const [names, content] =
    layout === 'page'
      ? ['IonApp, setupIonicReact', '      <Example />']
      : [
          'IonApp, IonContent, setupIonicReact',
          '      <IonContent className="ion-padding">\n        <Example />\n      </IonContent>',
        ];
  return `import { ${names} } from '@ionic/react';
import Example from './Example';

${styleImports('@ionic/react', version)}

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
  const files = {
    ...viteFiles(request, {
      root: 'root',
      build: 'tsc && vite build',
      dependencies: [
        '@ionic/react',
        '@ionic/react-router',
        'ionicons',
        'react',
        'react-dom',
        'react-router',
        'react-router-dom',
      ],
      devDependencies: [
        '@types/react',
        '@types/react-dom',
        '@vitejs/plugin-react',
        'typescript',
        'vite',
      ],
      jsx: 'react-jsx',
      include: ['src'],
      script: 'tsx',
    }),
    'vite.config.ts': VITE,
    'src/main.tsx': MAIN,
    'src/App.tsx': app(request),
    ...sourceFiles(request, 'src'),
    ...themeFiles(request.version),
  };
  return { files, open: 'src/Example.tsx' };
}
