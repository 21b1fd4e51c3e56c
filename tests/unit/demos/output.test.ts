import { describe, expect, it } from 'vitest';
import { highlightSources } from '../../../plugins/demos/highlighted';
import type { Ionic } from '../../../plugins/demos/ionic';
import { buildDemo, type Site } from '../../../plugins/demos/output';
import { parseMeta } from '../../../plugins/demos/schema';
import { demosOptions } from '../../../config/demos';

const META = parseMeta(
  JSON.stringify({ title: { en: 'A button' }, height: 200, steps: [{ see: 'ion-button' }] }),
  demosOptions(),
);
const file = (name: string, text: string) => ({ name, path: `button/basic/${name}`, text });
const SOURCES = {
  javascript: [file('index.html', '<ion-button></ion-button>\n')],
  angular: [file('example.component.ts', 'a\n'), file('app.routes.ts', 'b\nc\nd\n')],
  react: [file('Example.tsx', '')],
  vue: [file('Example.vue', '')],
};
const IONIC = { folder: 'ionic-8', renderer: {} } as unknown as Ionic;
const SITE = {
  locale: 'en',
  defaultLocale: 'en',
  ionic: new Map([['v8', IONIC]]),
  highlight: highlightSources,
};

function built(place: Pick<Site, 'baseUrl' | 'shared'>) {
  const site = { ...SITE, ...place };
  const demo = { name: 'button/basic', meta: META, sources: { v8: SOURCES } };
  const [only] = buildDemo(demo, site);
  return {
    info: only?.info,
    components: [only?.page, only?.drawnPage('ios', undefined)].map(
      (html) => /href="([^"]+)\/ionic\.bundle\.css"/.exec(html ?? '')?.[1],
    ),
  };
}

describe('addresses of a demo', () => {
  it.each([
    ['/docs/', ''],
    ['/docs/ja/', '../'],
    ['./', ''],
    ['./', '../'],
  ] as const)('where pages find the files of their language at %s%s', (baseUrl, shared) => {
    const { info, components } = built({ baseUrl, shared });
    expect(info?.page).toBe(`${baseUrl}demos/v8/button/basic.html`);
    expect(info?.sources.startsWith(`${baseUrl}assets/files/demos/v8-button-basic-`)).toBe(true);
    // Its own files are found from where the demo lies, which no setting changes
    const folder = `../../../${shared}assets/files/ionic-8`;
    expect(components).toEqual([folder, folder]);
  });
});
