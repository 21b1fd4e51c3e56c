import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAMEWORKS, type Framework } from '../../../src/lib/demo';
import { VERSIONS, type DocsVersion } from '../../../config/versions';
import { ROOT } from '../../../scripts/lib/run';
import { samplePackages } from '../../lib/packages';
import { textsIn } from '../../lib/result-cache';
import { contentKey } from '../../../src/lib/file-cache';
import { filesBelow } from '../../../src/lib/files-below';
import { packagesOf } from '../harness/versions';
import { claimingPage, type ClaimingPage } from './pages';
import { claimsOfTables } from './tables';
import type { Claim, FenceName, PageClaims, Planned } from './types';

/** Folder with one file for each page that makes claims, at the page's own path. */
export const CLAIMS = 'tests/apps/doc-tests';

/**
 * What tries claims. It is no part of what they are remembered by: the claims of fixtures, which prove it, are tried
 * anew when it has changed, and every night all claims are.
 */
const RUNNER = ['tests/apps/harness', 'tests/apps/claims'];

/** What tests of claims share, and the project that their apps stand in. */
const SHARED = ['plugins/demos/theme/Demo/Panel/stackblitz', 'tests/apps/doc-tests/support'];

/** The claims of one page, with the files that they stand in. */
export interface ClaimsFile {
  /** The page without its tree and ending, or the path of a page for all versions. */
  page: string;
  /** Relative to the project's root. */
  files: readonly string[];
  claims: readonly Claim[];
}

/** Endings of the files of a page's claims: those that are programs, and those of its tables of keys and roles. */
const ENDINGS = ['.claims.ts', '.tables.txt'] as const;

function claimsOf(file: string): readonly Claim[] {
  const path = join(ROOT, file);
  if (file.endsWith(ENDINGS[1])) return claimsOfTables(readFileSync(path, 'utf8'));
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by its place
  return (require(path) as { default: PageClaims }).default.claims;
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
    return { page, files, claims: files.flatMap(claimsOf) };
  });
}

/** Everything that pages claim, and what is wrong with the claims themselves. */
export interface Plan {
  planned: Planned[];
  /** One line each. */
  problems: string[];
}

function frameworkOf({ framework }: Claim, page: string): Framework {
  const folder = page.split('/')[0] as Framework;
  return framework ?? (FRAMEWORKS.includes(folder) ? folder : 'javascript');
}

function filesOf(claim: Claim, page: ClaimingPage, framework: Framework): Record<string, string> {
  const files: Record<string, string> = {};
  for (const one of claim.fences ?? []) {
    const name: FenceName = typeof one === 'string' ? { heading: claim.heading, title: one } : one;
    const path = name.as ?? name.title;
    if (path === undefined) throw new Error(`${page.path}: a fence without a title needs "as"`);
    files[path] = page.fence(name, framework);
  }
  return { ...files, ...claim.files };
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
  const files = filesOf(claim, page, framework);
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
    files,
    sum: contentKey(sum, section.text, ...Object.entries(files).flat()),
  });
}

/**
 * Plans all claims, in every version that says them.
 *
 * @param files with claims; one about a page of fixtures counts for the newest version alone
 */
export function planClaims(files: readonly ClaimsFile[]): Plan {
  const plan: Plan = { planned: [], problems: [] };
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
      for (const claim of file.claims) {
        if (claim.notIn?.[label] !== undefined) continue;
        try {
          planClaim(claim, context, plan);
        } catch (error) {
          plan.problems.push((error as Error).message);
        }
      }
    }
  }
  return plan;
}
