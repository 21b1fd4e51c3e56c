import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import type { Files } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/request';
import { styleImports } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/text';
import { writeFiles } from '../../lib/write-files';
import { installedPackage } from '../harness/packages';
import type { Part } from '../harness/parts';
import { projectFor, type Compared } from '../harness/versions';
import { FRAMES } from './frames';
import type { Planned } from './types';

/** Files of a project that each app brings along itself. */
const OWN = /^src\/(?!index\.html|global\.css|theme\/)/;

/** The project that StackBlitz would get for a demo, without the demo. */
function emptyProject(version: string, framework: Compared): Files {
  const request = { name: 'claims', title: 'Claims', layout: 'page', mode: 'md' } as const;
  const all = projectOf({ ...request, framework, source: [], version: projectFor(version) }).files;
  return Object.fromEntries(Object.entries(all).filter(([path]) => !OWN.test(path)));
}

/** All files of the app of a claim: those of the page, those of its test, and what frames them. */
function filesOfApp({ claim, files, framework, version }: Planned): Files {
  const frame = FRAMES[framework as Compared](claim, {
    styles: styleImports(`@ionic/${framework}`, projectFor(version)),
    has: (path) => path in files,
  });
  return { ...frame, ...files };
}

/** Claims as they stand in one project, those of one framework and version. */
export function partsOf(claims: readonly Planned[], version: string, framework: Compared): Part[] {
  const empty = emptyProject(version, framework);
  return claims.map((one) => ({
    name: one.id,
    files: { ...empty, ...filesOfApp(one) },
    packages: one.claim.packages,
  }));
}

/** Where pages without a bundler find the package of the components. */
const CORE = '/core/';

function asScript(text: string): string {
  return transpileModule(text, {
    compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext },
  }).outputText;
}

/** The first page of an app without a bundler: markup of the claim, then its script. */
function plainPage({ claim, files }: Planned): string {
  const functions = `${CORE}dist/ionic/index.esm.js`;
  // Samples import from either build; the page loads this one
  const map = { '@ionic/core': functions, '@ionic/core/components': functions };
  const script = 'main.ts' in files ? '<script type="module" src="./main.js"></script>' : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Claim</title>
    <link rel="stylesheet" href="${CORE}css/ionic.bundle.css" />
    ${files['head.html'] ?? ''}
    <script type="importmap">${JSON.stringify({ imports: map })}</script>
    <script>
      window.Ionic = { config: { ...window.Ionic?.config, ...${claim.config ?? '{}'} } };
    </script>
    <script type="module" src="${CORE}dist/ionic/ionic.esm.js"></script>
  </head>
  <body>
    ${files['body.html'] ?? ''}
    ${script}
  </body>
</html>
`;
}

/** Writes the pages of claims that need no bundler, each in the folder of its id. */
export function layOutPlain(folder: string, claims: readonly Planned[]): void {
  for (const one of claims) {
    const texts = Object.entries(one.files).map(([path, text]): [string, string] =>
      path.endsWith('.ts') ? [path.replace(/\.ts$/, '.js'), asScript(text)] : [path, text],
    );
    const files = { ...Object.fromEntries(texts), 'index.html': plainPage(one) };
    writeFiles(join(folder, one.id), files);
  }
}

/** What pages without a bundler are served with, besides their own folder. */
export function plainFolders(version: string): Record<string, string> {
  return { [CORE]: installedPackage(version, '@ionic/core') };
}
