import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAMEWORKS, type Framework } from '../../../src/lib/demo';
import { VERSIONS, type DocsVersion } from '../../../config/versions';
import { ROOT } from '../../../scripts/lib/run';
import { samplePackages } from '../../lib/packages';
import { textsIn } from '../../lib/result-cache';
import { contentKey } from '../../../src/lib/file-cache';
import { filesBelow } from '../../../src/lib/files-below';
import { packagesOf } from '../runs/versions';
import { claimingPage, type ClaimingPage } from './pages';
import { claimsOfTables } from './tables';
import type { Claim, FenceName, PageClaims, Planned, Untried } from './types';

/** Folder with one file for each page that makes claims, at the page's own path. */
export const CLAIMS = 'tests/apps/doc-tests';

/**
 * What tries claims. It is no part of what they are remembered by: the claims of fixtures, which prove it, are tried
 * anew when it has changed, and every night all claims are.
 */
const RUNNER = [
  'tests/apps/claims',
  'tests/apps/check-claims.ts',
  'tests/apps/runs/app.ts',
  'tests/apps/runs/build.ts',
  'tests/apps/runs/prepare.ts',
  'tests/apps/runs/projects.ts',
  'tests/apps/runs/serve.ts',
  'tests/apps/runs/stage.ts',
];

/** What tests of claims share, and the project that their apps stand in. */
const SHARED = ['plugins/demos/theme/Demo/Panel/stackblitz', 'tests/apps/doc-tests/support'];

/** The claims of one page, with the files that they stand in. */
export interface ClaimsFile {
  /** The page without its tree and ending, or the path of a page for all versions. */
  page: string;
  /** Relative to the project's root. */
  files: readonly string[];
  content: PageClaims;
}

/** Endings of the files of a page's claims: those that are programs, and those of its tables of keys and roles. */
const ENDINGS = ['.claims.ts', '.tables.txt'] as const;

function contentOf(file: string): PageClaims {
  const path = join(ROOT, file);
  if (file.endsWith(ENDINGS[1])) return claimsOfTables(readFileSync(path, 'utf8'));
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by its place
  return (require(path) as { default: PageClaims }).default;
}

/** All claims, in the order of their pages. */
export function readClaims(): ClaimsFile[] {
  const all = filesBelow(join(ROOT, CLAIMS));
  const named = all.flatMap((file) =>
    ENDINGS.filter((ending) => file.endsWith(ending)).map((ending) =>
      file.slice(0, -ending.length),
    ),
  );
  return [...new Set(named)].sort().map((page) => {
    const own = ENDINGS.map((ending) => `${page}${ending}`).filter((file) => all.includes(file));
    const files = own.map((file) => `${CLAIMS}/${file}`);
    const contents = files.map(contentOf);
    const claims = contents.flatMap((content) => content.claims);
    const untried = contents.flatMap((content) => content.untried ?? []);
    return { page, files, content: { claims, untried } };
  });
}

/** What cannot be tried, with the file of the page that says it. */
export interface UntriedPlace extends Untried {
  place: string;
}

/** Everything that pages claim, and what is wrong with the claims themselves. */
export interface Plan {
  planned: Planned[];
  untried: UntriedPlace[];
  /** Claims that are tried in other versions only, by version and reason. */
  leftOut: Map<string, number>;
  /** One line each. */
  problems: string[];
}

function frameworkOf({ framework }: Claim, page: string): Framework {
  const folder = page.split('/')[0] as Framework;
  return framework ?? (FRAMEWORKS.includes(folder) ? folder : 'javascript');
}

function filesOf(
  claim: Claim,
  own: ClaimingPage,
  version: string,
  framework: Framework,
): { fences: string[]; files: Record<string, string> } {
  const files: Record<string, string> = {};
  for (const one of claim.fences ?? []) {
    const name: FenceName = typeof one === 'string' ? { heading: claim.heading, title: one } : one;
    const page = name.page === undefined ? own : claimingPage(name.page, version);
    if (!page) throw new Error(`${name.page}: no such page, which a claim of ${own.path} names`);
    const path = name.as ?? name.title;
    if (path === undefined) throw new Error(`${own.path}: a fence without a title needs "as"`);
    files[path] = page.fence(name, framework);
  }
  return { fences: Object.keys(files), files: { ...files, ...claim.files } };
}

/** Where claims are looked up while they are planned. */
interface Context {
  file: ClaimsFile;
  page: ClaimingPage;
  version: DocsVersion;
  /** Of the packages, the file with the claims and what it shares with others. */
  sum: string;
}

function planClaim(claim: Claim, { file, page, version, sum }: Context, plan: Plan): void {
  const { label } = version;
  const framework = frameworkOf(claim, file.page);
  const section = page.section(claim.heading);
  const told = { version: label, section, caught: page.saying(section, claim.says) };
  const { fences, files } = filesOf(claim, page, version.name, framework);
  const base = `${file.page.replace(/\.mdx$/, '')}#${claim.heading}`;
  const before = plan.planned.filter(
    (one) => one.base === base && one.framework === framework && one.version === label,
  ).length;
  const number = before === 0 ? '' : ` ${before + 1}`;
  plan.planned.push({
    id: `c${plan.planned.length}`,
    base,
    title: `${base}${number}, ${framework}, ${label}`,
    place: `${page.at(section.line, section.title)}, ${framework}`,
    version: label,
    framework,
    claim,
    told,
    fences,
    files,
    sum: contentKey(sum, section.text, ...Object.entries(files).flat()),
  });
}

function planUntried(one: Untried, page: ClaimingPage, plan: Plan): void {
  const section = page.section(one.heading);
  page.saying(section, one.says);
  plan.untried.push({ ...one, place: page.at(section.line, section.title) });
}

function leaveOut(why: string, { leftOut }: Plan): void {
  leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
}

/**
 * Plans all claims, in every version that says them.
 *
 * @param files with claims; one about a page of fixtures counts for the newest version alone
 */
export function planClaims(files: readonly ClaimsFile[]): Plan {
  const plan: Plan = { planned: [], untried: [], leftOut: new Map(), problems: [] };
  const runner = RUNNER.flatMap(textsIn);
  for (const version of VERSIONS) {
    const { label, name } = version;
    const locks = [packagesOf(label), samplePackages(label)].map((folder) =>
      readFileSync(join(folder, 'package-lock.json'), 'utf8'),
    );
    const common = contentKey(...SHARED.flatMap(textsIn), ...locks);
    for (const file of files) {
      const isFixture = file.page.endsWith('.mdx');
      const page = isFixture && version !== VERSIONS[0] ? undefined : claimingPage(file.page, name);
      if (!page) continue;
      const texts = [...file.files.flatMap(textsIn), ...(isFixture ? runner : [])];
      const context = { file, page, version, sum: contentKey(common, ...texts) };
      const attempt = (act: () => void): void => {
        try {
          act();
        } catch (error) {
          plan.problems.push((error as Error).message);
        }
      };
      for (const claim of file.content.claims) {
        const why = claim.notIn?.[label];
        if (why === undefined) attempt(() => planClaim(claim, context, plan));
        else leaveOut(`${label}: ${why}`, plan);
      }
      for (const one of file.content.untried ?? []) attempt(() => planUntried(one, page, plan));
    }
  }
  return plan;
}

/** What is claimed and what of it is tried, in one line. */
export function numbersOf({ planned, untried }: Plan): string {
  const count = (of: (one: Planned) => readonly string[]): number =>
    new Set(planned.flatMap(of)).size;
  const claims = count(({ base, claim }) => [`${base} ${String(claim.says)} ${claim.framework}`]);
  const pages = count(({ base, version }) => [`${base.split('#')[0]} ${version}`]);
  const fences = count(({ base, version, fences: paths }) =>
    paths.map((path) => `${base.split('#')[0]} ${version} ${path}`),
  );
  return `${claims} claims, ${planned.length} in all versions and frameworks, of ${pages} pages have a test, which runs ${fences} of their fences; ${untried.length} cannot be tried`;
}
