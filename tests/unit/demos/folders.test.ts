import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDemo, readDemos } from '../../../plugins/demos/folders';
import { demosOptions } from '../../../config/demos';
import { GOOD, META, writeDemo } from './demo-folder';

const SCOPE = demosOptions();

let root: string;

const write = (name: string, files: Record<string, string | undefined>): void =>
  writeDemo(root, name, files);

function meta(changes: object): Record<string, string> {
  return { ...GOOD, 'meta.json': JSON.stringify({ ...META, ...changes }) };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'demos-'));
});

describe('readDemo', () => {
  it('makes every Angular component of a file standalone', () => {
    const part = "@Component({\n  selector: 'app-part',\n  template: '',\n})\nclass Part {}\n";
    write('button/basic', { ...GOOD, 'angular.ts': `${part}${GOOD['angular.ts']}` });
    const [main] = readDemo(root, 'button/basic', SCOPE).sources.v7?.angular ?? [];
    expect(main?.text).toContain("selector: 'app-part',\n  standalone: true,\n");
    expect(main?.text).toContain("selector: 'app-example',\n  standalone: true,\n");
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
    ['missing facts', { ...GOOD, 'meta.json': undefined }, /^button\/basic\/meta\.json: missing$/],
    [
      'broken facts',
      { ...GOOD, 'meta.json': '{\n"height": 200,\n}' },
      /^button\/basic\/meta\.json:2: is not JSON: Expected double-quoted property name$/,
    ],
    [
      'an unknown key',
      meta({ heigth: 3 }),
      /meta\.json: the file has an unknown key "heigth"; did you mean "height"\?$/,
    ],
    ['steps that prove nothing', meta({ steps: [{ click: 'ion-button' }] }), /"see" step/],
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
      'an Angular source of another name',
      { ...GOOD, 'angular.ts': "selector: 'app-example'" },
      /^button\/basic\/angular\.ts: has no export class ExampleComponent$/,
    ],
    [
      'a Vue source with its template first',
      { ...GOOD, 'vue.vue': `<template>\n  <p />\n</template>\n\n${GOOD['vue.vue']}` },
      /^button\/basic\/vue\.vue: has its template before its script$/,
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

describe('readDemos', () => {
  it('reports every wrong folder at once', () => {
    write('button/basic', { ...GOOD, 'vue.vue': undefined });
    write('card/basic', GOOD);
    write('list/inset', { ...GOOD, 'react.tsx': undefined });
    expect(() => readDemos(root, SCOPE)).toThrow(
      'button/basic/vue.vue: missing; accepts vue.vue or vue/\nlist/inset/react.tsx: missing; accepts react.tsx or react/',
    );
  });
});
