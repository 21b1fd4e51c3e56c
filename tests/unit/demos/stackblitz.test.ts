import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectVersions, type ProjectVersion } from '../../../plugins/demos/projects';
import { FRAMEWORKS, MODES, type Framework } from '../../../src/lib/demo';
import { ROOT } from '../../../scripts/lib/run';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import type { ProjectRequest } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/request';
import { SOURCES } from '../../../src/lib/frameworks';
import { VERSIONS } from '../../../config/versions';

const PROJECTS = projectVersions(ROOT, VERSIONS);
const [V8] = PROJECTS as [ProjectVersion, ProjectVersion];

/** A source of one file. */
const only = (framework: Framework, text = 'THE SOURCE\n') => [
  { name: SOURCES[framework].file, text },
];

const BASE: ProjectRequest = {
  name: 'button/basic',
  title: 'Fills & <sizes>',
  version: V8,
  layout: 'center',
  framework: 'react',
  mode: 'md',
  source: only('react'),
};

const ALL = PROJECTS.flatMap((version) =>
  FRAMEWORKS.flatMap((framework) =>
    (['center', 'page'] as const).flatMap((layout) =>
      MODES.map((mode) => ({
        ...BASE,
        version,
        framework,
        layout,
        mode,
        source: only(framework),
      })),
    ),
  ),
);

// That every project compiles: check:samples
describe.each(ALL)('project of $version.label, $framework, $layout, $mode', (request) => {
  const { files, open, template } = projectOf(request);
  const text = Object.values(files).join('\n');

  it('has the source in the file that is opened, content where it brings none, and its mode once', () => {
    expect(files[open]).toContain('THE SOURCE');
    expect(/ion-content|IonContent/.test(text)).toBe(request.layout === 'center');
    expect(text.match(/mode: '\w+'/g)).toEqual([`mode: '${request.mode}'`]);
    if (!request.version.darkPalette) expect(text).not.toContain('palettes/');
  });

  // A static project gets its packages from the network
  if (template === 'html') return;

  it('pins every dependency to one version', () => {
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<
      string,
      Record<string, string>
    >;
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

/** Where the packages that a static project gets from the network are installed here. */
const installed = ({ label }: ProjectVersion): string =>
  join(ROOT, 'node_modules', VERSIONS.find((own) => own.label === label)?.components ?? '');

describe.each(PROJECTS)('static project of $label', (version) => {
  const { files } = projectOf({ ...BASE, version, framework: 'javascript' });
  const paths = [...(files['index.html'] ?? '').matchAll(/npm\/@ionic\/core@[\d.]+\/([^"]+)/g)];

  it('names only files that the package has', () => {
    expect(paths.length).toBeGreaterThan(1);
    for (const [, path = ''] of paths) {
      expect(existsSync(join(installed(version), path)), path).toBe(true);
    }
  });
});

const IMPORTING = `<script type="module">
  import { createGesture } from '@ionic/core';
</script>
`;

describe.each(PROJECTS)('static project of $label that imports the package', (version) => {
  const page = (source: string): string =>
    projectOf({
      ...BASE,
      version,
      framework: 'javascript',
      source: only('javascript', source),
    }).files['index.html'] ?? '';
  const mapIn = (html: string) => /<script type="importmap">([^<]+)<\/script>/.exec(html);

  it('finds it on the network by an import map, before the first module', () => {
    const html = page(IMPORTING);
    const map = mapIn(html);
    const { imports } = JSON.parse(map?.[1] ?? '') as { imports: Record<string, string> };
    const address = imports['@ionic/core'] ?? '';
    const [, path = ''] = /npm\/@ionic\/core@[\d.]+\/(.+)/.exec(address) ?? [];
    expect(address).toContain(`@${version.packages['@ionic/core']}/`);
    expect(existsSync(join(installed(version), path)), path).toBe(true);
    expect(map?.index).toBeLessThan(html.indexOf('type="module"'));
  });
});

/** Sources of several files, as their authors write them. */
const SEVERAL: Record<'angular' | 'react' | 'vue', ProjectRequest['source']> = {
  angular: [
    ...only('angular'),
    {
      name: 'app.config.ts',
      text: 'export const appConfig = { providers: [provideIonicAngular(), provideRouter(routes)] };\n',
    },
    { name: 'app.routes.ts', text: 'THE ROUTES\n' },
  ],
  react: [...only('react'), { name: 'HomePage.tsx', text: 'THE PAGE\n' }],
  vue: [
    ...only('vue'),
    {
      name: 'main.ts',
      text: "import { createApp } from 'vue';\nimport App from './App.vue';\n\nconst app = createApp(App).use(IonicVue).use(router);\n",
    },
    { name: 'router.ts', text: 'THE ROUTES\n' },
  ],
};

describe.each(PROJECTS)('a project of several files for $label', (version) => {
  const project = (framework: keyof typeof SEVERAL) =>
    projectOf({ ...BASE, version, framework, layout: 'page', source: SEVERAL[framework] });

  it('sets up Angular as the source does, in the mode that is shown', () => {
    const { files, open } = project('angular');
    expect(open).toBe('src/app/example.component.ts');
    expect(files['src/app/app.config.ts']).toBe(
      "export const appConfig = { providers: [provideIonicAngular({ mode: 'md' }), provideRouter(routes)] };\n",
    );
    expect(files['src/app/app.routes.ts']).toBe('THE ROUTES\n');
    expect(files['src/main.ts']).toContain("import { appConfig } from './app/app.config';");
    expect(files['src/main.ts']).toContain('bootstrapApplication(AppComponent, appConfig)');
    expect(files['src/main.ts']).not.toContain('provideIonicAngular');
  });

  it('starts Vue as the source does, in the mode that is shown and with the style sheets', () => {
    const { files, open } = project('vue');
    expect(open).toBe('src/Example.vue');
    expect(files['src/main.ts']).toMatch(
      /^import \{ createApp \} from 'vue';\nimport App from '\.\/App\.vue';\n\nimport '@ionic\/vue\/css\/core\.css';\n/,
    );
    expect(files['src/main.ts']).toContain(
      "\n\nconst app = createApp(App).use(IonicVue, { mode: 'md' }).use(router);\n",
    );
    expect(files['src/router.ts']).toBe('THE ROUTES\n');
    expect(files['src/App.vue']).toContain("import Example from './Example.vue';");
  });
});

describe('projectOf', () => {
  it('escapes the title in the page', () => {
    expect(projectOf(BASE).files['index.html']).toContain(
      '<title>Fills &amp; &lt;sizes&gt;</title>',
    );
  });
});
