import type { Files, ProjectRequest } from './request';
import { styleImports } from './text';
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

/** A Vite project with the demo as a function component. */
export function reactFiles(request: ProjectRequest): { files: Files; open: string } {
  const files = {
    ...viteFiles(request, {
      framework: 'react',
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
    'src/main.tsx': MAIN,
    'src/App.tsx': app(request),
  };
  return { files, open: 'src/Example.tsx' };
}
