import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fallbackPalette } from '../../../src/lib/theme-colors';
import { projectVersions, type ProjectVersion } from '../../../plugins/demos/projects';
import { FRAMEWORKS, MODES, type Framework } from '../../../src/lib/demo';
import { ROOT } from '../../../scripts/lib/run';
import { formFields } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/open';
import { themeColors } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/palette';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import type { ProjectRequest } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/request';
import { SOURCES } from '../../../src/lib/frameworks';
import { VERSIONS } from '../../../config/versions';

const PROJECTS = projectVersions(ROOT, VERSIONS);
const [V8, V7] = PROJECTS as [ProjectVersion, ProjectVersion];

/** A source of one file. */
const only = (framework: Framework, text = 'THE SOURCE\n') => [
  { name: SOURCES[framework].file, text },
];

const BASE: ProjectRequest = {
  name: 'button/basic',
  title: 'Fills & <sizes>',
  version: V8,
  layout: 'centre',
  framework: 'react',
  mode: 'md',
  source: only('react'),
};

const ALL = PROJECTS.flatMap((version) =>
  FRAMEWORKS.flatMap((framework) =>
    (['centre', 'page'] as const).flatMap((layout) =>
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

function label({ version, framework, layout, mode }: ProjectRequest): string {
  return [version.label, framework, layout, mode].join(' ');
}

describe.each(ALL.map((request) => [label(request), request] as const))('%s', (_, request) => {
  const { files, open, template } = projectOf(request);
  const text = Object.values(files).join('\n');

  it('shows the source in the file that is opened', () => {
    expect(files[open]).toContain('THE SOURCE');
  });

  it('sets the mode once', () => {
    expect(text.match(new RegExp(`mode: '${request.mode}'`, 'g'))).toHaveLength(1);
    expect(text).not.toContain(`mode: '${request.mode === 'md' ? 'ios' : 'md'}'`);
  });

  it('adds content around a demo only where it does not bring its own', () => {
    expect(/ion-content|IonContent/.test(text)).toBe(request.layout === 'centre');
  });

  it('pins every dependency to one version', () => {
    if (template === 'html') {
      expect(text.match(/npm\/@ionic\/core@[^/]+/g)).toContain(
        `npm/@ionic/core@${request.version.packages['@ionic/core']}`,
      );
      return;
    }
    const { dependencies, devDependencies, scripts } = JSON.parse(
      files['package.json'] ?? '',
    ) as Record<string, Record<string, string>>;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(5);
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(scripts).toHaveProperty('start');
  });

  it('uses no file of the dark palette where the version has none', () => {
    if (!request.version.darkPalette) expect(text).not.toContain('palettes/');
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

  it('has no map without need', () => {
    expect(mapIn(page('<ion-button></ion-button>\n'))).toBeNull();
  });
});

describe('the colours of a project', () => {
  const bundle = readFileSync(join(installed(V7), 'css/ionic.bundle.css'), 'utf8');
  const declared = (css: string) =>
    [...css.matchAll(/(--ion-color-[\w-]+):\s*([^;}]+)/g)].map(([, name, value]) => [name, value]);

  it('are those that version 7 falls back to', () => {
    const colors = declared(themeColors(V7) ?? '');
    expect(colors).toHaveLength(9 * 6);
    expect(colors).toEqual(declared(fallbackPalette(bundle)));
  });

  it.each(FRAMEWORKS)('are brought along for version 7 alone: %s', (framework) => {
    const text = (version: ProjectVersion) =>
      Object.values(projectOf({ ...BASE, version, framework }).files).join('\n');
    expect(text(V7).match(/--ion-color-primary: #3880ff;/g)).toHaveLength(1);
    expect(text(V8)).not.toContain('--ion-color-primary:');
  });

  it.each(['react', 'vue'] as const)('are imported by a script of %s', (framework) => {
    const { files } = projectOf({ ...BASE, version: V7, framework });
    expect(Object.values(files).join('\n')).toContain("import './theme/variables.css';");
    expect(files).toHaveProperty(['src/theme/variables.css']);
  });
});

describe('the dark palette with a class', () => {
  const page = (source: string): string =>
    projectOf({ ...BASE, framework: 'javascript', source: only('javascript', source) }).files[
      'index.html'
    ] ?? '';

  it('is in a project without a bundler that switches the class, and in no other', () => {
    expect(page("root.classList.toggle('ion-palette-dark')")).toContain('palettes/dark.class.css');
    expect(page('THE SOURCE')).not.toContain('dark.class.css');
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

  it('has all files of a React source, whose router is among its components', () => {
    const { files } = project('react');
    expect(files['src/Example.tsx']).toBe('THE SOURCE\n');
    expect(files['src/HomePage.tsx']).toBe('THE PAGE\n');
  });
});

describe('projectOf', () => {
  it('escapes the title in the page', () => {
    expect(projectOf(BASE).files['index.html']).toContain(
      '<title>Fills &amp; &lt;sizes&gt;</title>',
    );
  });

  it('is sent as fields of a form', () => {
    const fields = new Map(formFields(BASE));
    expect(fields.get('project[template]')).toBe('node');
    expect(fields.get('project[files][src/Example.tsx]')).toBe('THE SOURCE\n');
    expect(fields.get('project[title]')).toBe('Ionic 8 and React: Fills & <sizes>');
  });
});

describe.each(PROJECTS)('a project of $label', (version) => {
  it('is made with the packages that its samples are checked against, and with its own tools', () => {
    const samples = VERSIONS.find(({ label }) => label === version.label)?.samples ?? '';
    const { devDependencies, projectDependencies } = JSON.parse(
      readFileSync(join(ROOT, samples, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const { files } = projectOf({ ...BASE, version, framework: 'vue' });
    const made = JSON.parse(files['package.json'] ?? '') as Record<string, Record<string, string>>;
    expect(made.dependencies?.['@ionic/vue']).toBe(devDependencies?.['@ionic/vue']);
    expect(made.devDependencies?.vite).toBe(projectDependencies?.vite);
  });
});
