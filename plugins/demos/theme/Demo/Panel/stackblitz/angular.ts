import {
  dependencies,
  runtimeOf,
  setUpFile,
  sourceFiles,
  type Files,
  type ProjectRequest,
  type SourceFile,
} from './request';
import { json, startPage, styleSheets } from './text';

/** Packages with a builder, newest first: Angular went from one to the other. */
const BUILDERS = ['@angular/build', '@angular-devkit/build-angular'];

function builderFor({ label, packages }: ProjectRequest['version']): string {
  const found = BUILDERS.find((name) => name in packages);
  if (found === undefined) throw new Error(`${BUILDERS.join(', ')}: none is pinned for ${label}`);
  return found;
}

/** The app. A demo that is a whole page gets the class that a router would give it: it fills the app by that. */
function app({ layout, version }: ProjectRequest): string {
  const [names, template] =
    layout === 'page'
      ? ['IonApp', '<ion-app><app-example class="ion-page" /></ion-app>']
      : [
          'IonApp, IonContent',
          '<ion-app><ion-content class="ion-padding"><app-example /></ion-content></ion-app>',
        ];
  const standalone = version.standaloneByDefault ? '' : '\n  standalone: true,';
  return `import { Component } from '@angular/core';
import { ${names} } from '@ionic/angular/standalone';
import { ExampleComponent } from './example.component';

@Component({
  selector: 'app-root',${standalone}
  imports: [${names}, ExampleComponent],
  template: '${template}',
})
export class AppComponent {}
`;
}

/** How the first script sets up Ionic: here, or as the source says. */
function main(configured: string, setUp: SourceFile | undefined): string {
  const [imported, config] = setUp
    ? [
        `import { AppComponent } from './app/app.component';\nimport { appConfig } from './app/app.config';`,
        'appConfig',
      ]
    : [
        `import { provideIonicAngular } from '@ionic/angular/standalone';\nimport { AppComponent } from './app/app.component';`,
        `{\n  providers: [${configured}],\n}`,
      ];
  return `import { bootstrapApplication } from '@angular/platform-browser';
${imported}

bootstrapApplication(AppComponent, ${config}).catch((error: unknown) => console.error(error));
`;
}

function globalStyles({ version }: ProjectRequest): string {
  const imports = styleSheets(version).map((file) => `@import '@ionic/angular/css/${file}';\n`);
  return imports.join('') + (version.theme ? `\n${version.theme}` : '');
}

function workspace({ version }: ProjectRequest): string {
  const builder = builderFor(version);
  return json({
    version: 1,
    cli: { analytics: false },
    projects: {
      app: {
        projectType: 'application',
        root: '',
        sourceRoot: 'src',
        architect: {
          build: {
            builder: `${builder}:application`,
            options: {
              outputPath: 'dist',
              index: 'src/index.html',
              browser: 'src/main.ts',
              polyfills: ['zone.js'],
              tsConfig: 'tsconfig.json',
              styles: ['src/global.css'],
            },
          },
          serve: { builder: `${builder}:dev-server`, options: { buildTarget: 'app:build' } },
        },
      },
    },
  });
}

/** An Angular CLI project with the demo as a standalone component. */
export function angularFiles(request: ProjectRequest): { files: Files; open: string } {
  const { version, title, mode } = request;
  const configured = `provideIonicAngular({ mode: '${mode}' })`;
  const setUp = setUpFile(request, configured);
  const files = {
    'package.json': json({
      name: 'ionic-demo',
      private: true,
      scripts: { start: 'ng serve', build: 'ng build' },
      stackblitz: { startCommand: 'npm start' },
      dependencies: dependencies(version, [
        '@angular/common',
        '@angular/compiler',
        '@angular/core',
        '@angular/forms',
        '@angular/platform-browser',
        '@angular/router',
        '@ionic/angular',
        ...runtimeOf(version),
        'ionicons',
        'rxjs',
        'tslib',
        'zone.js',
      ]),
      devDependencies: dependencies(version, [
        '@angular/cli',
        '@angular/compiler-cli',
        builderFor(version),
        'typescript',
      ]),
    }),
    'angular.json': workspace(request),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'ES2022',
        moduleResolution: 'bundler',
        experimentalDecorators: true,
        importHelpers: true,
        strict: true,
        skipLibCheck: true,
        useDefineForClassFields: false,
      },
      angularCompilerOptions: { strictTemplates: true },
      files: ['src/main.ts'],
    }),
    'src/index.html': startPage(title, '<app-root></app-root>').replace(
      '</title>',
      '</title>\n    <base href="/" />',
    ),
    'src/main.ts': main(configured, setUp),
    'src/global.css': globalStyles(request),
    'src/app/app.component.ts': app(request),
    ...sourceFiles(request, 'src/app'),
    ...(setUp && { [`src/app/${setUp.name}`]: setUp.text }),
  };
  return { files, open: 'src/app/example.component.ts' };
}
