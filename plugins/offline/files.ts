import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../src/lib/files-below';
import { OFFLINE_PAGE, type FileList } from './types';

/** What a browser needs for each file beside its contents, in bytes; measured in Chromium, rounded up. */
const BYTES_PER_FILE = 8000;

/** The app's pages; those at old addresses only lead elsewhere. */
const PAGE = /\bid="?__docusaurus\b/;

/** The folder of the components that demos run on, as the demos' pages name it. */
const COMPONENTS = /assets\/files\/ionic-[\w.-]+\//;

/** A built site: its folder, and the path that it is served below, with slashes at both ends. */
interface BuiltSite {
  dir: string;
  baseUrl: string;
  /** What a language adds to both: nothing, or its name and a slash. */
  languages: readonly string[];
  versions: readonly { name: string; label: string; path: string }[];
}

/** Writes what a browser has to keep of each version in each language. It is done last: plugins write side by side. */
export function writeLists({ dir, baseUrl, languages, versions }: BuiltSite): void {
  const all = filesBelow(dir);
  const read = (file: string): string => readFileSync(join(dir, file), 'utf8');
  const hashOf = (content: string | Buffer): string =>
    createHash('sha256').update(content).digest('base64');
  const listed = (file: string): FileList['files'][number] => {
    const content = readFileSync(join(dir, file));
    const bytes = gzipSync(content, { level: 1 }).length + BYTES_PER_FILE;
    return [`${baseUrl}${file.replace(/\/?index\.html$/, '')}`, hashOf(content), bytes];
  };
  const editions = languages.flatMap((language) =>
    versions.map((it) => ({ ...it, language, root: `${language}${it.path && `${it.path}/`}` })),
  );
  for (const { language, root, label, name } of editions) {
    const others = editions.map((it) => it.root).filter((it) => it !== root && it.startsWith(root));
    // The search is one page for all versions, and no reader sees the pictures for networks
    const parts = [
      ...[`demos/${label}/`, `assets/files/demos/${label}-`, 'assets/(?!files/)'],
      ...['img/(?!social/)', `search-index/.*-${name}[.]`, 'search/index[.]html$', '404[.]html$'],
    ];
    const isPart = new RegExp(`^${language}(?:${parts.join('|')})`);
    const isPage = (file: string): boolean =>
      /\.html$/.test(file) && !others.some((it) => file.startsWith(it)) && PAGE.test(read(file));
    // Scripts of pages of other versions name their own address
    const isForeign = (text: string): boolean => {
      const names = (path: string): boolean => text.includes(`"permalink":"${baseUrl}${path}`);
      return others.some(names) || (names('') && !names(root));
    };
    const demo = all.find((file) => file.startsWith(`${language}demos/${label}/`));
    const components = (demo && COMPONENTS.exec(read(demo))?.[0]) ?? 'none';
    const isWanted = (file: string): boolean =>
      file.startsWith(components) ||
      (isPart.test(file) && !(file.endsWith('.js') && isForeign(read(file)))) ||
      (file.startsWith(root) && isPage(file));
    const files = all.filter(isWanted).map(listed);
    const list: FileList = {
      build: hashOf(JSON.stringify(files)),
      notFound: `${baseUrl}${language}404.html`,
      others: others.map((other) => `${baseUrl}${other}`),
      files,
    };
    writeFileSync(join(dir, language, OFFLINE_PAGE, `${label}.json`), JSON.stringify(list));
  }
}
