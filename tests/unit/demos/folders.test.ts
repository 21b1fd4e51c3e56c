import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDemo, readDemos } from '../../../plugins/demos/folders';
import { FRAMEWORKS, type DemoVersion, type Framework } from '../../../src/lib/demo';
import { ROOT } from '../../../scripts/lib/run';
import { DEMOS, demosOptions } from '../../../config/demos';
import { GOOD, META, writeDemo } from './demo-folder';

const SCOPE = demosOptions();

let root: string;

/** The main file of a source of the demo, as a version has it. */
function mainOf(version: string, framework: Framework, scope = SCOPE): string | undefined {
  return readDemo(root, 'button/basic', scope).sources[version]?.[framework][0]?.text;
}

const write = (name: string, files: Record<string, string | undefined>): void =>
  writeDemo(root, name, files);

function meta(changes: object): Record<string, string> {
  return { ...GOOD, 'meta.json': JSON.stringify({ ...META, ...changes }) };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'demos-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('readDemo', () => {
  it('reads the sources for both versions', () => {
    write('button/basic', GOOD);
    const demo = readDemo(root, 'button/basic', SCOPE);
    expect(Object.keys(demo.sources)).toEqual(SCOPE.versions.map(({ label }) => label));
    expect(demo.sources.v8?.react).toEqual([
      { name: 'Example.tsx', path: 'button/basic/react.tsx', text: GOOD['react.tsx'] },
    ]);
    expect(demo.meta).toMatchObject({ device: 'none', layout: 'centre' });
  });

  it('takes every kind of step as it stands', () => {
    const steps = [
      { click: 'ion-button', times: 2 },
      { fill: 'input', text: '' },
      { press: 'Enter' },
      { drag: 'ion-item', by: [-120, 0] },
      { see: 'ion-button' },
    ];
    write('button/basic', meta({ steps }));
    expect(readDemo(root, 'button/basic', SCOPE).meta.steps).toEqual(steps);
  });

  it('prefers the files of version 7 there, and only there', () => {
    write('button/basic', { ...GOOD, 'v7/demo.html': '<ion-button>7</ion-button>\n' });
    expect(mainOf('v7', 'javascript')).toContain('7');
    expect(mainOf('v8', 'javascript')).not.toContain('7');
    expect(mainOf('v7', 'vue')).toBe(mainOf('v8', 'vue'));
  });

  it('makes the Angular component standalone for version 7, which does not assume it', () => {
    write('button/basic', GOOD);
    expect(mainOf('v7', 'angular')).toContain("selector: 'app-example',\n  standalone: true,\n");
    expect(mainOf('v8', 'angular')).not.toContain('standalone');
  });

  it('makes every Angular component of a file standalone', () => {
    const part = "@Component({\n  selector: 'app-part',\n  template: '',\n})\nclass Part {}\n";
    write('button/basic', { ...GOOD, 'angular.ts': `${part}${GOOD['angular.ts']}` });
    const source = mainOf('v7', 'angular');
    expect(source).toContain("selector: 'app-part',\n  standalone: true,\n");
    expect(source).toContain("selector: 'app-example',\n  standalone: true,\n");
  });

  it('leaves out a version that cannot run it', () => {
    write('button/basic', meta({ versions: ['v8'], why: 'the component came with version 8' }));
    expect(readDemo(root, 'button/basic', SCOPE).sources.v7).toBeUndefined();
  });

  it.each<[string, Record<string, string | undefined>, RegExp]>([
    [
      'a missing source',
      { ...GOOD, 'vue.vue': undefined },
      /^button\/basic\/vue\.vue: missing; accepts vue\.vue or vue\/$/,
    ],
    ['a missing page', { ...GOOD, 'demo.html': undefined }, /^button\/basic\/demo\.html: missing$/],
    [
      'a file in the place of a folder',
      { ...GOOD, vue: '' },
      /^button\/basic\/vue: not a file of a demo; accepts demo\.html, angular\.ts or angular\/, react\.tsx or react\/, vue\.vue or vue\/, meta\.json, v7\/$/,
    ],
    ['missing facts', { ...GOOD, 'meta.json': undefined }, /^button\/basic\/meta\.json: missing$/],
    [
      'broken facts',
      { ...GOOD, 'meta.json': '{\n"height": 200,\n}' },
      /^button\/basic\/meta\.json:2: is not JSON: Expected double-quoted property name$/,
    ],
    [
      'a list in the place of facts',
      { ...GOOD, 'meta.json': '[]' },
      /^button\/basic\/meta\.json: the file: got a list, accepts keys with values$/,
    ],
    [
      'a title without the default locale',
      meta({ title: { ja: '基本' } }),
      /^button\/basic\/meta\.json: title\.en: got nothing, accepts texts by locale: en, ja$/,
    ],
    [
      'a title in a locale that the site has not',
      meta({ title: { en: 'Basic', jp: '基本' } }),
      /^button\/basic\/meta\.json: title\.jp: got the text "基本", accepts texts by locale: en, ja$/,
    ],
    [
      'an unknown key',
      meta({ heigth: 3 }),
      /meta\.json: the file has an unknown key "heigth"; did you mean "height"\?$/,
    ],
    [
      'a height in words',
      meta({ height: '200px' }),
      /meta\.json: height: got the text "200px", accepts pixels, a number from 80 to 900$/,
    ],
    [
      'a height that is none',
      meta({ height: 20 }),
      /meta\.json: height: got the number 20, accepts pixels, a number from 80 to 900$/,
    ],
    [
      'a version that the site has not',
      meta({ versions: ['v9'], why: 'x' }),
      /meta\.json: versions\[0\]: got the text "v9", accepts a list of v8, v7, each once$/,
    ],
    ['steps that prove nothing', meta({ steps: [{ click: 'ion-button' }] }), /"see" step/],
    [
      'a drag that goes nowhere',
      meta({ steps: [{ drag: 'x' }, { see: 'x' }] }),
      /meta\.json: .*steps/,
    ],
    [
      'a drag in three dimensions',
      meta({ steps: [{ drag: 'x', by: [1, 2, 3] }, { see: 'x' }] }),
      /meta\.json: .*steps/,
    ],
    [
      'a step that is none',
      meta({ steps: [{ hover: 'x' }] }),
      /meta\.json: steps\[0\]: got a group of keys, accepts a list of steps, each a click, fill, press, drag or see$/,
    ],
    ['no reason for a gap', meta({ versions: ['v8'] }), /meta\.json: "why" is required/],
    [
      'files for a version that is left out',
      { ...meta({ versions: ['v8'], why: 'x' }), 'v7/vue.vue': GOOD['vue.vue'] },
      /^button\/basic\/v7: present/,
    ],
    ['a stray file', { ...GOOD, 'demo.js': '' }, /^button\/basic\/demo\.js: not a file of a demo/],
    [
      'a stray file of version 7',
      { ...GOOD, 'v7/meta.json': '{}' },
      /v7\/meta\.json: not a source; accepts demo\.html, angular\.ts or angular\/, react\.tsx or react\/, vue\.vue or vue\/$/,
    ],
    [
      'an Angular source of another name',
      { ...GOOD, 'angular.ts': "selector: 'app-example'" },
      /^button\/basic\/angular\.ts: has no export class ExampleComponent$/,
    ],
  ])('refuses %s in one line', (_, files, message) => {
    write('button/basic', files);
    expect(() => readDemo(root, 'button/basic', SCOPE)).toThrow(message);
    try {
      readDemo(root, 'button/basic', SCOPE);
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
  });

  it.each(['button/none', 'button', 'Button/basic', '../x/y'])('refuses the name %s', (name) => {
    expect(() => readDemo(root, name, SCOPE)).toThrow(
      new RegExp(`^${name.replaceAll('.', '\\.')}: `),
    );
  });
});

describe('readDemo with two older versions', () => {
  const [newest, older] = SCOPE.versions as readonly [DemoVersion, DemoVersion];
  const oldest = { ...older, name: 'v6', label: 'v6' };
  const scope = { ...SCOPE, versions: [newest, older, oldest] };

  it('takes a file from the nearest version that has one', () => {
    write('button/basic', {
      ...GOOD,
      'v7/demo.html': '<ion-button>7</ion-button>\n',
      'v6/react.tsx': 'export default function Example() { return 6; }\n',
    });
    expect(mainOf('v6', 'javascript', scope)).toContain('7');
    expect(mainOf('v6', 'react', scope)).toContain('6');
    expect(mainOf('v7', 'react', scope)).toBe(GOOD['react.tsx']);
    expect(mainOf('v8', 'javascript', scope)).toBe(GOOD['demo.html']);
    expect(mainOf('v6', 'angular', scope)).toContain('standalone: true');
  });

  it('names the folders that it accepts', () => {
    write('button/basic', { ...GOOD, 'v5/demo.html': '<ion-button></ion-button>\n' });
    expect(() => readDemo(root, 'button/basic', scope)).toThrow(
      /^button\/basic\/v5: not a file of a demo; accepts .*, v7\/, v6\/$/,
    );
  });
});

describe('readDemos', () => {
  it('reports every wrong folder at once', () => {
    write('button/basic', { ...GOOD, 'vue.vue': undefined });
    write('card/basic', GOOD);
    write('list/inset', { ...GOOD, 'react.tsx': undefined });
    expect(() => readDemos(root, SCOPE)).toThrow(
      'button/basic/vue.vue: missing; accepts vue.vue or vue/\nlist/inset/react.tsx: missing; accepts react.tsx or react/',
    );
  });

  it('finds all of the site’s own demos complete', () => {
    const demos = readDemos(join(ROOT, DEMOS), SCOPE);
    expect(demos.length).toBeGreaterThan(0);
    for (const { sources } of demos) {
      for (const files of Object.values(sources)) {
        expect(Object.keys(files)).toEqual([...FRAMEWORKS]);
      }
    }
  });
});
