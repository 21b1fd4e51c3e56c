/**
 * Type-checks what a reader can copy: the sources of the demos with the projects that they open in, and
 * the TypeScript, TSX, Vue and Angular samples of the pages, each against the packages of its version. A fence with
 * `no-check="why"` is left out, and its reason is printed. A page of wrong samples is checked along
 * with them: the check fails where it finds nothing wrong with one of those.
 *
 *   tsx scripts/check-samples.ts [--demos] [path …]    only the demos; only these pages and folders
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoNames } from '../plugins/demos/folders';
import { DEMOS } from '../src/site/demos';
import { LOCALES, DEFAULT_LOCALE } from '../src/site/locales';
import { translationTrees } from '../src/site/translation';
import { newestOf, VERSIONS, versionOfFile, type DocsVersion } from '../src/site/versions';
import { listPages } from '../src/lib/list-pages';
import { ensureInstalled } from './lib/packages';
import { ROOT, runMain } from './lib/run';
import { compile } from './samples/compile';
import { demoGroups, projectGroups } from './samples/demos';
import { readPageGroups } from './samples/fences';
import { SELF_TEST, unproven, withoutSelfTest } from './samples/self-test';
import { checkerOf, layOut } from './samples/projects';
import { expectNamed, isNamed } from './samples/selection';
import { CHECKERS, type Finding, type Group, type Sample } from './samples/types';

/** Of this process alone, so that two checks at once do not empty each other's folders. */
const WORK = join(ROOT, `.docusaurus/samples-${process.pid}`);

/** Folder with the packages that the samples of a version are checked against. */
function packagesOf(version: DocsVersion): string {
  return join(ROOT, version.samples);
}

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

/**
 * Checks groups of samples with every compiler and version that they need.
 *
 * @param work folder for the compilers' input
 */
export async function checkGroups(groups: readonly Group[], work: string): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  const checkVersion = async (version: DocsVersion): Promise<void> => {
    const packages = packagesOf(version);
    for (const checker of CHECKERS) {
      const folder = join(work, `${version.label}-${checker}`);
      const project = layOut(groups, checker, version, { folder, packages });
      if (!project) continue;
      // Only Angular is tied to a release of TypeScript; declarations of other packages need a recent one
      const compilers = checker === 'angular' ? packages : packagesOf(newestOf(VERSIONS));
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

/** The samples that a compiler reads, each once, however many groups it is in. */
function distinct(groups: readonly Group[]): Sample[] {
  const all = groups.flatMap(({ samples }) => samples).filter((sample) => checkerOf(sample));
  return [
    ...new Map(all.map((s) => [`${s.version.label}:${s.origin}:${s.file}:${s.line}`, s])).values(),
  ];
}

if (require.main === module) {
  runMain(async () => {
    const { values, positionals } = parseArgs({
      options: { demos: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const all = values.demos ? [] : allPages(ROOT);
    const demos = demoNames(join(ROOT, DEMOS));
    expectNamed(
      [...all.map(({ path }) => path), ...demos.map((name) => `${DEMOS}/${name}`)],
      positionals,
    );
    const pages = all.filter(({ path }) => isNamed(path, positionals));
    const groups = [
      ...demoGroups(ROOT, DEMOS, positionals),
      ...projectGroups(ROOT, DEMOS),
      ...pages.flatMap(({ path, version }) => readPageGroups(ROOT, path, version)),
    ];
    for (const version of VERSIONS) await ensureInstalled(packagesOf(version));
    const proof = VERSIONS.flatMap((version) => readPageGroups(ROOT, SELF_TEST, version));
    const found = await checkGroups([...groups, ...proof], WORK).finally(() =>
      rmSync(WORK, { recursive: true, force: true }),
    );
    const findings = withoutSelfTest(found);
    for (const { origin, line, message } of findings) {
      console.error(`${origin}:${line}: ${message}`);
    }
    // Angular looks into templates only once TypeScript has no complaint, so errors hide one another
    const missed = findings.length > 0 ? [] : unproven(proof, found);
    missed.forEach((line) => console.error(line));
    const samples = distinct(groups);
    const out = samples.filter(({ unchecked }) => unchecked !== undefined);
    for (const { origin, line, unchecked } of out) {
      console.log(`${origin}:${line - 1}: not checked: ${unchecked}`);
    }
    const fromDemos = samples.filter(({ origin }) => origin.startsWith(DEMOS)).length;
    console.log(
      `${samples.length - out.length} samples checked (${fromDemos} of demos), ${out.length} opted out`,
    );
    const errors = findings.length + missed.length;
    if (errors > 0) throw new Error(`${errors} errors; mend each line above`);
  });
}
