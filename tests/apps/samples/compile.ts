import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runSilently } from '../../../scripts/lib/run';
import type { Project } from './projects';
import type { Checker, Finding } from './types';

const PROGRAMS: Readonly<Record<Checker, [name: string, file: string]>> = {
  angular: ['@angular/compiler-cli', 'bundles/src/bin/ngc.js'],
  vue: ['vue-tsc', 'bin/vue-tsc.js'],
  typescript: ['typescript', 'bin/tsc'],
  other: ['typescript', 'bin/tsc'],
};

/** `file(line,column): error CODE: text` of TypeScript, `file:line:column - error CODE: text` of Angular. */
const DIAGNOSTIC = /^(\S+?)(?:\((\d+),\d+\)|:(\d+):\d+)\s*(?:-|:)\s*error\s+([A-Z]*-?\d+):\s*(.+)$/;

const COLOR = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** Findings in what a compiler printed; errors elsewhere, as in a package's types, come back as they are. */
function findingsIn(text: string, { samples }: Project) {
  const findings: Finding[] = [];
  const unplaced: string[] = [];
  for (const line of text.replace(COLOR, '').split('\n')) {
    const [, path = '', inTsc, inNgc, code, message] = DIAGNOSTIC.exec(line) ?? [];
    if (code === undefined) {
      if (/^error\b/i.test(line)) unplaced.push(line);
      continue;
    }
    const sample = samples.get(path.replace(/^\.\//, ''));
    if (!sample) {
      unplaced.push(line);
      continue;
    }
    findings.push({
      version: sample.version,
      origin: sample.origin,
      line: sample.line + Number(inTsc ?? inNgc) - 1,
      message: `${/^\d/.test(code) ? `TS${code}` : code.replace('NG-99', 'NG')}: ${message}`,
    });
  }
  return { findings, unplaced };
}

/**
 * Runs the compiler of a project.
 *
 * @param compilers folder whose packages have the compiler
 * @throws Error when something else than a sample is wrong: then it has not checked the samples either
 */
export async function compile(
  project: Project,
  checker: Checker,
  compilers: string,
): Promise<Finding[]> {
  const [name, file] = PROGRAMS[checker];
  const manifest = createRequire(join(compilers, 'package.json')).resolve(`${name}/package.json`);
  const program = join(dirname(manifest), file);
  const { output: text, code } = await runSilently(
    process.execPath,
    [program, '-p', 'tsconfig.json'],
    project.folder,
  );
  const { findings, unplaced } = findingsIn(text, project);
  if (unplaced.length > 0 || (code !== 0 && findings.length === 0)) {
    throw new Error(
      `${name} failed in ${project.folder}:\n${(unplaced.join('\n') || text).trim()}`,
    );
  }
  return findings;
}
