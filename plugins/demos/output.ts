import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { highlightText } from '../../src/lib/highlight';
import type { Ionic } from './ionic';
import { demoPage } from './page';
import {
  DEMO_VERSIONS,
  FRAMEWORKS,
  type Demo,
  type DemoInfo,
  type DemoSources,
  type DemoVersion,
  type Framework,
} from './types';

/** Folder whose files carry a hash in their names, as the site's own assets do. */
const HASHED = 'assets/files';
const PAGES = 'demos';

const LANGUAGES: Readonly<Record<Framework, string>> = {
  javascript: 'html',
  angular: 'ts',
  react: 'tsx',
  vue: 'vue',
};

/** One demo in one version, with everything that is served for it. */
export interface BuiltDemo {
  info: DemoInfo;
  /** The live page, as HTML. */
  page: string;
  /** The sources, as JSON. */
  sources: string;
}

interface Site {
  /** Path that the default language is served under, with slashes at both ends. */
  baseUrl: string;
  locale: string;
  ionic: Readonly<Record<DemoVersion, Ionic>>;
}

/** Name by which pages import the facts about a demo. */
export function infoFile(locale: string, version: DemoVersion, name: string): string {
  return `${locale}/${version}/${name.replace('/', '--')}.json`;
}

function highlighted(sources: Readonly<Record<Framework, string>>): DemoSources {
  return Object.fromEntries(
    FRAMEWORKS.map((framework) => [
      framework,
      highlightText(sources[framework], LANGUAGES[framework]),
    ]),
  ) as unknown as DemoSources;
}

function lineCount(source: string): number {
  return source.trimEnd().split('\n').length;
}

/** Builds a demo for every version that it runs in. */
export function buildDemo({ name, meta, sources }: Demo, site: Site): BuiltDemo[] {
  return DEMO_VERSIONS.flatMap((version) => {
    const own = sources[version];
    if (!own) return [];
    const json = JSON.stringify(highlighted(own));
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const file = `${version}-${name.replace('/', '-')}-${hash}.json`;
    return [
      {
        info: {
          name,
          version,
          title: meta.title[site.locale] ?? meta.title.en ?? name,
          height: meta.height,
          device: meta.device,
          layout: meta.layout,
          lines: Math.max(...Object.values(own).map(lineCount)),
          page: `${site.baseUrl}${PAGES}/${version}/${name}.html`,
          sources: `${site.baseUrl}${HASHED}/demos/${file}`,
        },
        page: demoPage({
          markup: own.javascript,
          meta,
          assets: `${site.baseUrl}${HASHED}/${site.ionic[version].folder}`,
        }),
        sources: json,
      },
    ];
  });
}

/**
 * Writes live pages, sources and components.
 *
 * @param outDir folder that is served under `baseUrl`
 */
export function writeDemos(outDir: string, built: readonly BuiltDemo[], site: Site): void {
  rmSync(join(outDir, PAGES), { recursive: true, force: true });
  const write = (url: string, text: string): void => {
    const path = join(outDir, url.slice(site.baseUrl.length));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const { info, page, sources } of built) {
    write(info.page, page);
    write(info.sources, sources);
  }
  for (const version of DEMO_VERSIONS) {
    const pages = built.filter(({ info }) => info.version === version).map(({ page }) => page);
    if (pages.length > 0) site.ionic[version].copyTo(join(outDir, HASHED), pages);
  }
}
