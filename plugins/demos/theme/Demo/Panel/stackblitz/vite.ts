import { dependencies, runtimeOf, sourceFiles, type Files, type ProjectRequest } from './request';
import { json, startPage, themeFiles } from './text';

interface ViteProject {
  /** Name of the framework, as that of its plugin for Vite ends. */
  framework: 'react' | 'vue';
  /** Id of the element that the app is mounted in. */
  root: string;
  /** Command that builds the project. */
  build: string;
  dependencies: readonly string[];
  devDependencies: readonly string[];
  /** How TypeScript treats JSX. */
  jsx: string;
  /** What TypeScript checks. */
  include: readonly string[];
  /** Extension of the first script. */
  script: 'ts' | 'tsx';
}

/** What projects bundled by Vite have in common: all files but the app around the demo. */
export function viteFiles(request: ProjectRequest, project: ViteProject): Files {
  const { version, title } = request;
  const { framework } = project;
  return {
    'package.json': json({
      name: 'ionic-demo',
      private: true,
      type: 'module',
      scripts: { start: 'vite', build: project.build },
      stackblitz: { startCommand: 'npm start' },
      dependencies: dependencies(version, [...project.dependencies, ...runtimeOf(version)]),
      devDependencies: dependencies(version, project.devDependencies),
    }),
    'index.html': startPage(
      title,
      `<div id="${project.root}"></div>\n<script type="module" src="/src/main.${project.script}"></script>`,
    ),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: project.jsx,
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['vite/client'],
      },
      include: project.include,
    }),
    'vite.config.ts': `import ${framework} from '@vitejs/plugin-${framework}';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [${framework}()] });
`,
    ...sourceFiles(request, 'src'),
    ...themeFiles(version),
  };
}
