import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../src/lib/files-below';
import { BYTES_PER_FILE, OFFLINE_PAGE, type Edition, type FileList } from './types';

/** File with what the build knows of a language's site; the lists of files take its place. */
export const BUILT_FACTS = `${OFFLINE_PAGE}/built.json`;

/** A language's site, as its build knows it. */
export interface BuiltSite {
  /** Path that it is served below, and that of the default language. */
  baseUrl: string;
  siteRoot: string;
  /** Paths of all its pages. */
  routes: readonly string[];
  /** Roots of its versions, and of other languages. */
  versions: readonly string[];
  languages: readonly string[];
  /** Its versions, with their names in the files of the search. */
  editions: readonly (Edition & { name: string })[];
}

/** What a list is made of. */
interface BuiltEdition extends Edition, Omit<BuiltSite, 'editions'> {
  name: string;
  /** Folder with the built site of the language. */
  outDir: string;
  /** Folder and path of the default language's site, which has the components that all demos run on. */
  main: { outDir: string; baseUrl: string };
}

/** Pictures for networks and machines, which no reader of a page sees. */
const UNSEEN = /^img\/social\//;

function below(dir: string, folder: string): string[] {
  return filesBelow(join(dir, folder)).map((file) => `${folder}/${file}`);
}

/** The file of a route. */
function pageFile(outDir: string, path: string): string | undefined {
  return [`${path}/index.html`, `${path}.html`, path]
    .map((file) => file.replace(/^\/+/, ''))
    .find((file) => file.endsWith('.html') && existsSync(join(outDir, file)));
}

/** Scripts of pages of other versions, which name their own address. */
function isForeign(text: string, { root, versions }: BuiltEdition): boolean {
  const names = (path: string): boolean => text.includes(`"permalink":"${path}`);
  const others = versions.filter((other) => other !== root);
  if (others.some((other) => other.startsWith(root) && names(other))) return true;
  // A version below the newest one: whatever names a page names its own
  return others.some((other) => root.startsWith(other)) && names('/') && !names(root);
}

/** The components that the demos of the edition run on, by their addresses. */
function componentsOf({ outDir, main, label }: BuiltEdition): [path: string, file: string][] {
  const page = below(outDir, `demos/${label}`).find((file) => file.endsWith('.html'));
  const named =
    page && /assets\/files\/ionic-[\w.-]+/.exec(readFileSync(join(outDir, page), 'utf8'));
  if (!named) return [];
  return below(main.outDir, named[0]).map((file) => [
    `${main.baseUrl}${file}`,
    join(main.outDir, file),
  ]);
}

/** Files beside the pages, by their paths below the folder of the language. */
function partsOf(edition: BuiltEdition): string[] {
  const { outDir, label, name } = edition;
  const assets = below(outDir, 'assets').filter((file) => {
    if (file.startsWith('assets/files/')) return file.startsWith(`assets/files/demos/${label}-`);
    return !file.endsWith('.js') || !isForeign(readFileSync(join(outDir, file), 'utf8'), edition);
  });
  const search = below(outDir, 'search-index').filter((file) => file.includes(`-${name}.`));
  const demos = below(outDir, `demos/${label}`);
  return [...demos, ...assets, ...search, ...below(outDir, 'img')].filter(
    (file) => !UNSEEN.test(file),
  );
}

/** Everything that an edition needs without a network, with the size that it will have in a browser. */
function listFiles(edition: BuiltEdition): FileList {
  const { outDir, baseUrl, root, routes, versions, languages } = edition;
  const others = [...versions, ...languages].filter(
    (other) => other !== root && other.startsWith(root),
  );
  const deeper = others.filter((other) => versions.includes(other));
  const isOwn = (path: string): boolean => {
    const withSlash = `${path}/`.replace(/\/\/$/, '/');
    return withSlash.startsWith(root) && !deeper.some((other) => withSlash.startsWith(other));
  };
  const pages = routes.flatMap((route) => {
    const file = pageFile(outDir, route.slice(baseUrl.length));
    return file && isOwn(route)
      ? [[route.replace(/(.)\/$/, '$1'), join(outDir, file)] as const]
      : [];
  });
  // The search is one page for all versions
  const shared = ['search', '404.html'].flatMap((path) => {
    const file = pageFile(outDir, path);
    return file ? [[`${baseUrl}${path}`, join(outDir, file)] as const] : [];
  });
  const parts = partsOf(edition).map((file) => [`${baseUrl}${file}`, join(outDir, file)] as const);
  const all = new Map([...pages, ...shared, ...parts, ...componentsOf(edition)]);
  let bytes = 0;
  const files = [...all].map(([path, file]) => {
    const content = readFileSync(file);
    bytes += gzipSync(content, { level: 1 }).length + BYTES_PER_FILE;
    return [path, createHash('sha256').update(content).digest('base64url').slice(0, 10)] as const;
  });
  const build = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 16);
  return { build, bytes, notFound: `${baseUrl}404.html`, others, files };
}

/**
 * Writes the lists of files of a whole built site, in the place of the facts that its build has left. It is done
 * last, because plugins write their files side by side.
 *
 * @param dir folder with the built site, all languages of it
 */
export function writeLists(dir: string): void {
  const folders = ['', ...readdirSync(dir)].filter((name) =>
    existsSync(join(dir, name, BUILT_FACTS)),
  );
  for (const name of folders) {
    const outDir = join(dir, name);
    const facts = join(outDir, BUILT_FACTS);
    const { editions, ...site } = JSON.parse(readFileSync(facts, 'utf8')) as BuiltSite;
    const main = { outDir: dir, baseUrl: site.siteRoot };
    for (const edition of editions) {
      const list = listFiles({ ...edition, ...site, outDir, main });
      writeFileSync(join(outDir, edition.list.slice(site.baseUrl.length)), JSON.stringify(list));
    }
    rmSync(facts);
  }
}
