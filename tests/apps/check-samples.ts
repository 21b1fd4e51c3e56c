/**
 * Type-checks what a reader can copy: the sources of the demos with the projects that they open in, and
 * the TypeScript, TSX, Vue and Angular samples of the pages, each against the packages of its version. A fence with
 * `no-check="why"` is left out, and its reason is printed. A page of wrong samples is checked along
 * with them: the check fails where it finds nothing wrong with one of those.
 *
 *   tsx tests/apps/check-samples.ts [--all] [--demos] [path …]    only the demos; only these pages and folders
 *
 * What a compiler has passed is not given to it again while all its files and packages are the same; `--all` does so
 * nevertheless.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoNames } from '../../plugins/demos/folders';
import type { DemoVersion } from '../../src/lib/demo';
import { DEMOS } from '../../config/demos';
import { LOCALES, DEFAULT_LOCALE } from '../../config/locales';
import { translationTrees } from '../../config/translation';
import { newestOf, VERSIONS, versionOfFile, type DocsVersion } from '../../config/versions';
import { contentKey } from '../../src/lib/file-cache';
import { listPages } from '../../src/lib/list-pages';
import { ensureInstalled, samplePackages } from '../lib/packages';
import { ROOT, runMain } from '../../scripts/lib/run';
import { textsIn } from '../lib/result-cache';
import { Check, type Tried } from './harness/check';
import { expectNamed, isNamed } from './harness/selection';
import { compile } from './samples/compile';
import { demoGroups, projectGroups } from './samples/demos';
import { readPageGroups } from './samples/fences';
import { missedSamples, SELF_TEST } from './samples/self-test';
import { checkerOf, layOut, type Project } from './samples/projects';
import { CHECKERS, type Checker, type Finding, type Group, type Sample } from './samples/types';

/** Pages of all trees, with the version that each is for; the blog is about the newest. */
function allPages(root: string): { path: string; version: DocsVersion }[] {
  const trees = LOCALES.filter((name) => name !== DEFAULT_LOCALE).flatMap((locale) =>
    translationTrees(locale),
  );
  const folders = [...new Set(trees.flatMap(({ source, translated }) => [source, translated]))];
  return folders.flatMap((folder) =>
    listPages(join(root, folder)).map((file) => {
      const path = `${folder}/${file}`;
      return { path, version: versionOfFile(path) ?? newestOf(VERSIONS) };
    }),
  );
}

/** What one compiler reads of one version. */
interface Compilation extends Tried {
  version: DocsVersion;
  checker: Checker;
  project: Project;
}

/** Only Angular is tied to a release of TypeScript; declarations of other packages need a recent one. */
function compilersOf(checker: Checker, version: DocsVersion): DocsVersion {
  return checker === 'angular' ? version : newestOf(VERSIONS);
}

/** Lays out what every compiler reads of every version, below a folder. */
function layOutAll(groups: readonly Group[], work: string): Compilation[] {
  const runner = textsIn('tests/apps/samples');
  return VERSIONS.flatMap((version) =>
    CHECKERS.flatMap((checker) => {
      const title = `${version.label} ${checker}`;
      const folder = join(work, `${version.label}-${checker}`);
      const packages = samplePackages(version.label);
      const project = layOut(groups, checker, version, { folder, packages });
      if (!project) return [];
      const compilers = samplePackages(compilersOf(checker, version).label);
      const locks = [ROOT, packages, compilers].map((one) =>
        readFileSync(join(one, 'package-lock.json'), 'utf8'),
      );
      return [
        { title, version, checker, project, sum: contentKey(project.sum, ...locks, ...runner) },
      ];
    }),
  );
}

/** Runs compilers, those of different versions side by side. */
async function compileAll(compilations: readonly Compilation[]): Promise<Finding[]> {
  for (const version of VERSIONS) {
    if (compilations.length > 0) await ensureInstalled(samplePackages(version.label));
  }
  const findings = new Map<string, Finding>();
  const checkVersion = async (version: DocsVersion): Promise<void> => {
    for (const { checker, project } of compilations.filter((one) => one.version === version)) {
      const compilers = samplePackages(compilersOf(checker, version).label);
      for (const finding of await compile(project, checker, compilers)) {
        findings.set(
          `${version.label}:${finding.origin}:${finding.line}:${finding.message}`,
          finding,
        );
      }
    }
  };
  await Promise.all(VERSIONS.map(checkVersion));
  return [...findings.values()].sort((a, b) => a.origin.localeCompare(b.origin) || a.line - b.line);
}

/** One line for each thing that is wrong: what several versions share, such as a demo, may be wrong in all of them. */
function linesOf(findings: readonly Finding[]): string[] {
  const versions = new Map<string, string[]>();
  for (const { origin, line, message, version } of findings) {
    const told = `${origin}:${line}: ${message}`;
    versions.set(told, [...(versions.get(told) ?? []), version.label]);
  }
  return [...versions].map(([told, labels]) => `${told} (${labels.join(', ')})`);
}

/** The samples that a compiler reads, each once, however many groups it is in. */
function distinct(groups: readonly Group[]): Sample[] {
  const all = groups.flatMap(({ samples }) => samples).filter((sample) => checkerOf(sample));
  return [
    ...new Map(all.map((s) => [`${s.version.label}:${s.origin}:${s.file}:${s.line}`, s])).values(),
  ];
}

/** What is asked for: of every version its demos and their projects, and its pages unless only demos are. */
function readGroups(onlyDemos: boolean, names: readonly string[]): Group[] {
  const all = onlyDemos ? [] : allPages(ROOT);
  const demos = demoNames(join(ROOT, DEMOS));
  expectNamed(
    [...all.map(({ path }) => path), ...demos.map((name) => `${DEMOS}/${name}`)],
    names,
    'files and folders such as docs/api/button.mdx, versioned_docs/version-v7/theming or src/demos/button',
  );
  const pages = all.filter(({ path }) => isNamed(path, names));
  return [
    ...demoGroups(ROOT, DEMOS, names),
    ...projectGroups(ROOT, DEMOS),
    ...pages.flatMap(({ path, version }) => readPageGroups(ROOT, path, version)),
  ];
}

/** @returns how many samples there are */
function print(groups: readonly Group[], now: readonly Compilation[]): string {
  const samples = distinct(groups);
  const out = samples.filter(({ unchecked }) => unchecked !== undefined);
  for (const { origin, line, unchecked } of out) {
    console.log(`${origin}:${line - 1}: not checked: ${unchecked}`);
  }
  const fromDemos = samples.filter(({ origin }) => origin.startsWith(DEMOS)).length;
  const titles = now.map(({ title }) => title).join(', ') || 'nothing';
  console.log(`compiled now: ${titles}; the rest passed before with the same files and packages`);
  const count = samples.length - out.length;
  return `${count} samples (${fromDemos} of demos), ${out.length} opted out`;
}

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      demos: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const groups = readGroups(values.demos, positionals);
  const proof = VERSIONS.flatMap((version) => readPageGroups(ROOT, SELF_TEST, version));
  // A part of the samples makes other files for the compilers than all of them, which the results are about
  const isWhole = !values.demos && positionals.length === 0;
  const check = new Check('samples', values.all || !isWhole);
  let told = '';
  await check.inFolder(async (work) => {
    const now = layOutAll([...groups, ...proof], work).filter((one) => check.isNew(one));
    const found = await compileAll(now);
    const findings = found.filter(({ origin }) => origin !== SELF_TEST);
    linesOf(findings).forEach((line) => check.fail(line));
    const isChecked = ({ label }: DemoVersion, checker: Checker): boolean =>
      now.some((one) => one.version.label === label && one.checker === checker);
    // Angular looks into templates only once TypeScript has no complaint, so errors hide one another
    const missed = findings.length > 0 ? [] : missedSamples(proof, found, isChecked);
    missed.forEach((line) => check.fail(line));
    if (isWhole && findings.length === 0 && missed.length === 0) check.pass(...now);
    told = print(groups, now);
  });
  check.end(told);
});
