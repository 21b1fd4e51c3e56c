import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Subject } from './draw';
import { drawnMarkup, drawnPage, emptyDrawing } from './draw/page';
import { shownLines } from './imports';
import type { Ionic } from './ionic';
import { editPage } from './edit';
import { liveScripts } from './frame-scripts';
import { demoPage } from './page';
import { withDemoPolicy } from './policy';
import { EDIT_PAGE } from './scripts';
import {
  drawnPath,
  MODES,
  type Demo,
  type DemoCode,
  type DemoInfo,
  type DemoSources,
  type Mode,
} from '../../src/lib/demo';
import { outputFile } from '../../src/lib/output-file';

/** Folder whose files carry a hash in their names, as the site's own assets do. */
const HASHED = 'assets/files';
/** Folder of the pages, in that of a language. */
const PAGES = 'demos';

/** One demo in one version, with everything that is served for it. */
export interface BuiltDemo {
  info: DemoInfo;
  /** The live page, as HTML. */
  page: string;
  /** What is drawn in its place until it is used, by mode; nothing for a demo that cannot be drawn. */
  subjects: Subject[];
  /** The drawn page in a mode. */
  drawnPage(mode: Mode, drawing: string | undefined): string;
  /** The sources, as JSON. */
  sources: string;
}

/** Where, and in which language, demos are served. */
export interface Site {
  /** Where a page finds the files of its language: a path, or `./`, with a slash at its end. */
  baseUrl: string;
  /** The folder of the default language, seen from that of this one: its components are everybody's. */
  shared: '' | '../';
  locale: string;
  /** Locale that demos are written in, and of the titles where the own one has none. */
  defaultLocale: string;
  /** The components, by the label of the version; newest first. */
  ionic: ReadonlyMap<string, Ionic>;
  highlight: (code: DemoCode) => DemoSources;
}

/** Name by which pages import the facts about a demo. */
export function infoFile(locale: string, version: string, name: string): string {
  return `${locale}/${version}/${name.replace('/', '--')}.json`;
}

/** The way from a page to a folder of components: relative, so that the build may lie anywhere. */
function wayTo(folder: string, page: string, { shared }: Site): string {
  return `${'../'.repeat(page.split('/').length - 1)}${shared}${HASHED}/${folder}`;
}

/** Builds a demo for every version that it runs in. */
function buildDemo({ name, meta, sources }: Demo, site: Site): BuiltDemo[] {
  return [...site.ionic].flatMap(([version, { folder, renderer }]) => {
    const own = sources[version];
    if (!own) return [];
    const opens = meta.opens?.[version];
    const { device, layout } = meta;
    const title = meta.title[site.locale] ?? meta.title[site.defaultLocale] ?? name;
    const [plain] = own.javascript;
    const markup = plain?.text ?? '';
    const shown = site.highlight(own);
    const json = JSON.stringify(shown);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const page = `${PAGES}/${version}/${name}.html`;
    const assets = wayTo(folder, page, site);
    const file = `${version}-${name.replace('/', '-')}-${hash}.json`;
    return [
      {
        info: {
          name,
          version,
          title,
          height: meta.height,
          device,
          layout,
          ...(opens !== undefined && { opens }),
          lines: Math.max(
            ...Object.values(own)
              .flat()
              .map(({ text }) => shownLines(text)),
          ),
          page: `${site.baseUrl}${page}`,
          sources: `${site.baseUrl}${HASHED}/demos/${file}`,
          ...(meta.inPage && { source: shown.javascript[0]?.html }),
        },
        page: demoPage({
          markup,
          title,
          layout,
          opens,
          lang: site.locale,
          assets,
          scripts: liveScripts(),
          drawing: drawnPath(`${name.split('/')[1]}.html`, MODES[0]),
        }),
        subjects: meta.notDrawn
          ? []
          : MODES.map((mode) => ({
              name: `${name} (${version}, ${mode})`,
              mode,
              html: drawnMarkup({ markup, layout, mode, opens }),
              ...renderer,
            })),
        drawnPage: (mode, drawing) =>
          drawnPage({
            html: drawing ?? emptyDrawing(mode),
            title,
            device,
            assets,
            locale: site.locale,
          }),
        sources: json,
      },
    ];
  });
}

/**
 * {@link buildDemo} for a server that builds the demos again after each save: a demo that is as it was before
 * is the same object again.
 */
export function rememberBuilt(site: Site): (demo: Demo) => BuiltDemo[] {
  const known = new Map<string, { madeOf: string; built: BuiltDemo[] }>();
  return (demo) => {
    const madeOf = JSON.stringify(demo);
    const before = known.get(demo.name);
    if (before?.madeOf === madeOf) return before.built;
    const built = buildDemo(demo, site);
    known.set(demo.name, { madeOf, built });
    return built;
  };
}

/**
 * Writes the components of each version that has demos; see {@link Ionic.writeTo}.
 *
 * @param outDir folder that all languages share
 */
export async function writeComponents(
  outDir: string,
  built: readonly BuiltDemo[],
  site: Site,
): Promise<void> {
  const written = [...site.ionic].map(async ([version, ionic]) => {
    const pages = built.filter(({ info }) => info.version === version).map(({ page }) => page);
    if (pages.length > 0) await ionic.writeTo(join(outDir, HASHED), pages);
  });
  await Promise.all(written);
}

/**
 * Writes live pages and sources.
 *
 * @param outDir folder of the language
 */
export function writeDemos(outDir: string, built: readonly BuiltDemo[], site: Site): void {
  const write = (url: string, text: string): void => {
    outputFile(join(outDir, url.slice(site.baseUrl.length)), text);
  };
  for (const { info, page, sources } of built) {
    write(info.page, withDemoPolicy(page));
    write(info.sources, sources);
  }
  for (const version of new Set(built.map(({ info }) => info.version))) {
    const page = `${PAGES}/${version}/${EDIT_PAGE}`;
    const { folder = '' } = site.ionic.get(version) ?? {};
    write(`${site.baseUrl}${page}`, editPage(site.locale, wayTo(folder, page, site)));
  }
}

/**
 * Writes the drawn pages, beside the live ones.
 *
 * @param outDir folder of the language
 * @param drawings of all subjects, in their order
 */
export function writeDrawings(
  outDir: string,
  built: readonly BuiltDemo[],
  site: Site,
  drawings: readonly Buffer[],
): void {
  const next = drawings.values();
  for (const { info, subjects, drawnPage: page } of built) {
    for (const mode of MODES) {
      const drawn = subjects.length > 0 ? next.next().value : undefined;
      const html = page(mode, drawn?.toString('utf8'));
      const path = drawnPath(info.page, mode).slice(site.baseUrl.length);
      writeFileSync(join(outDir, path), withDemoPolicy(html));
    }
  }
}
