/** Sources of several files. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDemo } from '../../../plugins/demos/folders';
import { demosOptions } from '../../../config/demos';
import { GOOD, META, writeDemo } from './demo-folder';

const SCOPE = demosOptions();

/** A demo with an Angular source of several files. */
const SEVERAL: Record<string, string | undefined> = {
  ...GOOD,
  'angular.ts': undefined,
  'angular/example.component.ts': GOOD['angular.ts'],
  'angular/app.config.ts':
    "import { routes } from './app.routes';\nexport const appConfig = { providers: [provideIonicAngular()] };\n",
  'angular/app.routes.ts':
    "export const routes = [{ loadComponent: () => import('./home.page').then((m) => m.HomePage) }];\n",
  'angular/home.page.ts':
    "import { days } from './days';\n@Component({\n  selector: 'app-home',\n})\n",
  'angular/days.ts': 'export const days = 7;\n',
};

let root: string;

const write = (name: string, files: Record<string, string | undefined>): void =>
  writeDemo(root, name, files);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'demos-'));
});

describe('a source of several files', () => {
  it('is read in the order in which they lead to each other', () => {
    write('button/basic', SEVERAL);
    const { sources } = readDemo(root, 'button/basic', SCOPE);
    const names = (version: string) => sources[version]?.angular.map(({ name }) => name);
    expect(names('v8')).toEqual([
      'example.component.ts',
      'app.config.ts',
      'app.routes.ts',
      'home.page.ts',
      'days.ts',
    ]);
    expect(names('v7')).toEqual(names('v8'));
    expect(sources.v8?.angular[3]).toEqual({
      name: 'home.page.ts',
      path: 'button/basic/angular/home.page.ts',
      text: SEVERAL['angular/home.page.ts'],
    });
    expect(sources.v7?.angular[3]?.text).toContain('standalone: true');
    expect(sources.v8?.react).toHaveLength(1);
  });

  it.each<[string, Record<string, string | undefined>, RegExp]>([
    [
      'a source that is a file and a folder',
      { ...SEVERAL, 'angular.ts': GOOD['angular.ts'] },
      /^button\/basic: has angular\.ts and angular\/; accepts one of them$/,
    ],
    [
      'a folder without its main file',
      { ...SEVERAL, 'angular/example.component.ts': undefined },
      /^button\/basic\/angular\/example\.component\.ts: missing$/,
    ],
    [
      'a set-up that takes no mode',
      { ...SEVERAL, 'angular/app.config.ts': "import { routes } from './app.routes';\n" },
      /^button\/basic\/angular\/app\.config\.ts: has no provideIonicAngular\(\)$/,
    ],
    [
      'a file that nothing leads to',
      { ...SEVERAL, 'angular/help.ts': '' },
      /^button\/basic\/angular\/help\.ts: no other file imports it; accepts example\.component\.ts, app\.config\.ts and what they lead to$/,
    ],
    [
      'an import of a file that is not there',
      { ...SEVERAL, 'angular/days.ts': undefined },
      /^button\/basic\/angular\/home\.page\.ts: imports '\.\/days', which is no file of its folder$/,
    ],
    [
      'several files in a page that has the source from the start',
      { ...SEVERAL, ...{ 'meta.json': JSON.stringify({ ...META, inPage: true }) } },
      /^button\/basic: several files in a framework; "inPage" of meta\.json accepts one in each$/,
    ],
  ])('is refused in one line: %s', (_, files, message) => {
    write('button/basic', files);
    expect(() => readDemo(root, 'button/basic', SCOPE)).toThrow(message);
  });
});
