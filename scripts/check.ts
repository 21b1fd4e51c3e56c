/**
 * What a change may have broken, in about a minute; `npm test` has the rest.
 *
 *   tsx scripts/check.ts               what differs from the main branch, and what is not committed
 *   tsx scripts/check.ts <page> …      these pages with their translations, in some seconds
 *   tsx scripts/check.ts --watch …     again after each saved file
 */
import { execFileSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { translationPairs } from '../config/translation';
import { placeOf } from '../src/lib/docs-trees';
import { inParallel } from '../src/lib/in-parallel';
import { ROOT, runMain, runSilently } from './lib/run';

/** A program with its arguments, and what it is called in the list of results. */
type Step = readonly [name: string, program: string, ...args: string[]];

/** Pages and posts; other Markdown is for contributors. */
const PAGE =
  /^(?:docs|versioned_docs|blog|i18n\/[^/]+\/docusaurus-plugin-content-[^/]+)\/.*\.mdx?$/;
const CODE = /\.(?:[cm]?[jt]s|tsx)$/;

/** What people save files in. Checks write into other folders of `tests`, which must not start them again. */
const WATCHED = [
  ...['docs', 'versioned_docs', 'blog', 'i18n', 'config', 'plugins', 'src', 'scripts'],
  ...['unit', 'e2e', 'fixtures'].map((name) => `tests/${name}`),
];

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Where the branch left the main one; the last commit where there is no other. */
function base(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main)[0] ?? 'HEAD';
    } catch {
      continue;
    }
  }
  return 'HEAD';
}

function changedFiles(): string[] {
  const changed = git('diff', '--name-only', '--diff-filter=d', base());
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** A page with its translations, or a translation with its page. */
function withTranslations(page: string): string[] {
  const files = translationPairs(ROOT).map(({ source, translated }) => [source, translated]);
  const related = files.filter((pair) => pair.includes(page)).flat();
  return [page, ...related].filter((file) => existsSync(join(ROOT, file)));
}

function script(name: string, ...args: string[]): Step {
  return [
    name,
    'npm',
    'run',
    '--silent',
    `check:${name}`,
    ...(args.length > 0 ? ['--', ...args] : []),
  ];
}

function stepsForPages(pages: readonly string[]): Step[] {
  const files = [...new Set(pages.flatMap(withTranslations))];
  // Samples are compiled where a version says with which packages
  const withSamples = files.filter((file) => placeOf(file));
  return [
    ...(withSamples.length > 0 ? [script('samples', ...withSamples)] : []),
    script('content', ...files),
    script('prose', ...files),
    script('translations'),
  ];
}

function stepsForChange(): Step[] {
  const files = changedFiles();
  const pages = files.filter((file) => PAGE.test(file));
  const code = files.filter((file) => CODE.test(file) && !file.startsWith('src/demos/'));
  const demos = files.flatMap((file) => /^src\/demos\/[^/]+/.exec(file)?.[0] ?? []);
  const styles = files.filter((file) => file.endsWith('.css') && !file.startsWith('src/demos/'));
  return [
    ...(code.length > 0
      ? ([
          ['lint', 'eslint', '--max-warnings', '0', ...code],
          ['types', 'tsc', '--noEmit'],
          ['unit', 'vitest', 'related', '--run', '--reporter', 'dot', ...code],
        ] satisfies Step[])
      : []),
    ...(styles.length > 0 ? [['styles', 'stylelint', ...styles] satisfies Step] : []),
    ...(files.length > 0
      ? ([
          ['format', 'prettier', '--check', '--ignore-unknown', ...files],
          ['spelling', 'cspell', 'lint', '--no-progress', '--no-must-find-files', ...files],
          // What they name may have moved
          ['documents', 'vitest', 'run', '--reporter', 'dot', 'documents'],
        ] satisfies Step[])
      : []),
    ...(demos.length > 0
      ? [
          script('samples', '--demos', ...new Set(demos)),
          ['demos', 'vitest', 'run', '--reporter', 'dot', 'tests/unit/demos/texts'] satisfies Step,
        ]
      : []),
    ...(pages.length > 0
      ? [script('content', ...pages), script('prose', ...pages), script('translations')]
      : []),
  ];
}

/** Takes the steps two at a time, and prints what those that fail have said. */
async function check(pages: readonly string[]): Promise<boolean> {
  const started = Date.now();
  const steps = pages.length > 0 ? stepsForPages(pages) : stepsForChange();
  let failed = 0;
  await inParallel(steps, 2, async ([name, program, ...args]) => {
    const began = Date.now();
    const { code, output } = await runSilently(program, args);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (code === 0) return;
    failed += 1;
    console.log(output.trimEnd());
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\n${steps.length - failed} passed, ${failed} failed (${seconds} s)`);
  return failed === 0;
}

/** Checks again after each saved file; saves that come while it runs count as one. */
async function keepChecking(pages: readonly string[]): Promise<never> {
  let saved = (): void => {};
  for (const folder of WATCHED) watch(join(ROOT, folder), { recursive: true }, () => saved());
  for (;;) {
    const next = new Promise<void>((done) => {
      saved = done;
    });
    await check(pages);
    await next;
  }
}

runMain(async () => {
  const args = process.argv.slice(2);
  const pages = args
    .filter((arg) => arg !== '--watch')
    .map((page) => relative(ROOT, resolve(page)).split(sep).join('/'));
  const unknown = pages.filter((page) => !existsSync(join(ROOT, page)));
  if (unknown.length > 0) {
    throw new Error(
      `${unknown.join(', ')}: no such file; accepts paths of pages, such as docs/api/button.mdx`,
    );
  }
  if (args.includes('--watch')) await keepChecking(pages);
  if (!(await check(pages))) process.exitCode = 1;
});
