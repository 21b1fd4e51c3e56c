import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { projectOf } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/project';
import type { Files } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/request';
import { styleImports } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/text';
import { ROOT } from '../../../scripts/lib/run';
import { samplePackages } from '../../lib/packages';
import { installedPackage, layOutParts, linkPackage } from '../runs/projects';
import type { Compared } from '../runs/types';
import { packagesOf, projectFor } from '../runs/versions';
import { FRAMES } from './frames';
import type { Planned } from './types';
import { writeFiles } from '../../lib/write-files';

/** How claims stand in a project; the host of the address says which one starts. */
export const PARTS = { folder: 'claims', chosen: "location.hostname.split('.')[0] ?? ''" };

/** Finds a claim in the path of a file of such a project. */
export const PLACE = /src\/claims\/(c\d+)\//g;

/** Files of a project that each app brings along itself. */
const OWN = /^src\/(?!index\.html|global\.css|theme\/)/;

/** The project that StackBlitz would get for a demo, without the demo. */
function emptyProject(version: string, framework: Compared): Files {
  const request = { name: 'claims', title: 'Claims', layout: 'page', mode: 'md' } as const;
  const all = projectOf({ ...request, framework, source: [], version: projectFor(version) }).files;
  return Object.fromEntries(Object.entries(all).filter(([path]) => !OWN.test(path)));
}

/** All files of the app of a claim: those of the page, those of its test, and what frames them. */
export function filesOfApp({ claim, files, framework, version }: Planned): Files {
  const frame = FRAMES[framework as Compared](claim, {
    styles: styleImports(`@ionic/${framework}`, projectFor(version)),
    has: (path) => path in files,
  });
  return { ...frame, ...files };
}

/**
 * The folder of a package: one that projects install, since two copies have two classes of each name, or one of
 * those that samples are compiled with, or of the site's own.
 *
 * @throws Error when nobody has it
 */
function packageFor(version: string, name: string): string {
  const places = [packagesOf(version), samplePackages(version), ROOT];
  const found = places
    .map((place) => join(place, 'node_modules', name))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name}: no package of this name is installed here`);
  return realpathSync(found);
}

/** Lays out one project with the apps of many claims, of one framework and version. */
export function layOutClaims(
  folder: string,
  claims: readonly Planned[],
  version: string,
  framework: Compared,
): void {
  const empty = emptyProject(version, framework);
  const parts = claims.map((one) => ({ name: one.id, files: { ...empty, ...filesOfApp(one) } }));
  layOutParts(folder, parts, PARTS, version);
  for (const name of new Set(claims.flatMap(({ claim }) => claim.packages ?? []))) {
    const isThere = existsSync(join(folder, 'node_modules', name));
    if (!isThere) linkPackage(folder, name, packageFor(version, name));
  }
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
  const map = { '@ionic/core': `${CORE}dist/ionic/index.esm.js` };
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
