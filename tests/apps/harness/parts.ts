import { rmSync } from 'node:fs';
import type { Files } from '../../../plugins/demos/theme/Demo/Panel/stackblitz/request';
import { writeFiles } from '../../lib/write-files';
import { buildDevelopment, outputOf, tellingLine } from './build';
import { linkPackages } from './packages';
import { serveFolders, type Served } from './serve';
import type { Compared } from './versions';

/** The first script of every project, without its ending; in a page it may have a slash before it. */
const FIRST = /\bsrc\/main\.tsx?/g;

/** Stands for it in a project with many apps. */
const SCRIPT = 'src/runs.ts';

/** One of many apps that are built as one project: all files of a project of its own. */
export interface Part {
  name: string;
  files: Files;
  /** Packages besides those that its project names. */
  packages?: readonly string[];
}

/** A project with many apps in it. */
interface Project {
  /** Where it is laid out. */
  folder: string;
  /** The version whose packages it is linked to. */
  version: string;
  framework: Compared;
  /** What its apps are, in messages; they stand in a folder of this name below `src`. */
  kind: string;
  /** The expression that says which one starts. */
  chosen: string;
}

/** Lays out a project in its emptied folder, each part with all the files below `src` of its own project. */
function layOut({ folder, version, kind, chosen }: Project, parts: readonly Part[]): void {
  rmSync(folder, { recursive: true, force: true });
  const starts: string[] = [];
  for (const part of parts) {
    for (const [path, text] of Object.entries(part.files)) {
      const own = /^src\/(.+)$/.exec(path)?.[1];
      if (own === undefined || /^(?:index\.html|global\.css)$/.test(own)) {
        // The same for each part but for its title
        if (part === parts[0]) writeFiles(folder, { [path]: text.replace(FIRST, SCRIPT) });
      } else writeFiles(folder, { [`src/${kind}/${part.name}/${own}`]: text });
    }
    starts.push(`  '${part.name}': () => import('./${kind}/${part.name}/main'),`);
  }
  const script = `export {};

const parts: Record<string, () => Promise<unknown>> = {
${starts.join('\n')}
};

const name = ${chosen};
parts[name]?.().catch((error: unknown) => console.error(error));
`;
  writeFiles(folder, { [SCRIPT]: script });
  linkPackages(
    folder,
    version,
    parts.flatMap(({ packages = [] }) => packages),
  );
}

/**
 * Builds and serves a project. Parts that do not build are left out, and the others are built without them.
 *
 * @param onBroken is told about each part that does not build, with one line that says why
 * @throws Error when the build fails without naming a part
 */
export async function serveParts(
  project: Project,
  parts: readonly Part[],
  onBroken: (name: string, problem: string) => void,
): Promise<Served> {
  const { folder, framework, version, kind } = project;
  const started = Date.now();
  let left = [...parts];
  for (let isBuilt = false; !isBuilt;) {
    layOut(project, left);
    try {
      await buildDevelopment(folder, framework);
      isBuilt = true;
    } catch (error) {
      const { message } = error as Error;
      const blamed = left.filter(({ name }) => message.includes(`src/${kind}/${name}/`));
      if (blamed.length === 0) throw error;
      for (const { name } of blamed) onBroken(name, `does not build: ${tellingLine(message)}`);
      left = left.filter((part) => !blamed.includes(part));
    }
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${framework}, ${version}: ${parts.length} ${kind} built in ${seconds} s`);
  return serveFolders({ '/': outputOf(folder, framework) }, true);
}
