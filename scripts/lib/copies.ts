import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { OFFLINE_PAGE, ZIPS_FILE, type ZipFile } from '../../plugins/offline/types';
import { copyIndex } from '../../plugins/search/embedded/copy';
import { readEnv } from '../../src/site/env';
import { DEFAULT_LOCALE, LOCALES } from '../../src/site/locales';
import { searchMode } from '../../src/site/search';
import { newestOf, VERSIONS } from '../../src/site/versions';
import { ROOT, run } from './run';
import { zipFolder } from './zip';

/** A version in one language. */
export interface Copy {
  label: string;
  locale: string;
}

/** All that can be made, English and the newest version first. */
export const COPIES: readonly Copy[] = LOCALES.flatMap((locale) =>
  VERSIONS.map(({ label }) => ({ label, locale })),
);

/** What a copy is called, such as `v8-en`. */
export function nameOf({ label, locale }: Copy): string {
  return `${label}-${locale}`;
}

/**
 * The copies that are asked for.
 *
 * @param names such as `v8-en`; all without any
 * @throws Error with one line for a name that is none
 */
export function copiesNamed(names: readonly string[]): readonly Copy[] {
  if (names.length === 0) return COPIES;
  return names.map((name) => {
    const copy = COPIES.find((one) => nameOf(one) === name);
    if (copy) return copy;
    throw new Error(`copy "${name}": accepts ${COPIES.map(nameOf).join(', ')}`);
  });
}

interface Options {
  /** Root folder of the site. */
  siteDir?: string;
  /** Folder with the built site that offers the copy. */
  outDir?: string;
  /** Variables for the build, where this process has others. */
  variables?: Record<string, string>;
}

/**
 * Makes a copy that readers unpack and open without a server, and lists it in the built site, whose page for
 * reading offline then offers it.
 *
 * @returns the zip's path
 * @throws Error when there is no built site to offer it, or the build of the copy fails
 */
export async function makeCopy(
  copy: Copy,
  { siteDir = ROOT, outDir = resolve(siteDir, 'build'), variables = {} }: Options = {},
): Promise<string> {
  const { label, locale } = copy;
  const version = VERSIONS.find((one) => one.label === label) ?? newestOf(VERSIONS);
  const home = locale === DEFAULT_LOCALE ? outDir : join(outDir, locale);
  const list = join(home, ZIPS_FILE);
  if (!existsSync(list)) throw new Error(`${list}: missing; build the site first`);
  const made = new Date().toISOString().slice(0, 10);
  const name = `ionic-docs-${nameOf(copy)}`;
  const own = { ...variables, DOCS_ROUTER: 'hash', DOCS_ONLY_VERSION: label };
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  try {
    const code = await run(
      'docusaurus',
      ['build', siteDir, '--locale', locale, '--out-dir', folder],
      own,
    );
    if (code !== 0)
      throw new Error(`build of copy "${nameOf(copy)}" failed with exit code ${code}`);
    if (searchMode(readEnv({ ...process.env, ...own })) === 'copied') {
      copyIndex(home, folder, version);
    }
    const file = `${name}-${made}.zip`;
    const bytes = zipFolder(
      folder,
      name,
      new Date(`${made}T00:00:00`),
      join(home, OFFLINE_PAGE, file),
    );
    const others = (JSON.parse(readFileSync(list, 'utf8')) as ZipFile[]).filter(
      (zip) => zip.label !== label,
    );
    const zips: ZipFile[] = [...others, { label, file, bytes, made }];
    writeFileSync(list, JSON.stringify(zips));
    return join(home, OFFLINE_PAGE, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
