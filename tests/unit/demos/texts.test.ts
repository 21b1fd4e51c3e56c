import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDemos } from '../../../plugins/demos/folders';
import { demoTranslator, type DemoTexts } from '../../../plugins/demos/texts/apply';
import { textProblems } from './text-problems';
import { readTexts } from '../../../plugins/demos/texts/read';
import type { Demo, DemoCode, DemoFile } from '../../../src/lib/demo';
import { ROOT } from '../../../scripts/lib/run';
import { DEMOS, demosOptions } from '../../../config/demos';
import { DEFAULT_LOCALE, LOCALES } from '../../../config/locales';

const HTML = `<ion-item label="Name" class="Big Box">
  <ion-label>Read
    on</ion-label>
</ion-item>
<ion-datetime presentation="date"></ion-datetime>
<script>
  const state = 'Not saved yet.';
  const list = document.querySelector('ion-list Big');
  list.innerHTML = \`<p title="Of \${name}">Hello, \${name}!</p>\`;
  if (state === 'ready') list.textContent = \`\${count} items left\`;
</script>
`;
const ANGULAR = `@Component({
  selector: 'app-example',
  template: \`@if (open) { <p>{{ name }} is here</p> }<ion-item label="Name" /><b>Read on</b>\`,
})
export class ExampleComponent { readonly state = signal('Not saved yet.'); }
`;
const REACT = `import { IonItem } from '@ionic/react';
export default function Example() {
  return <IonItem className={\`big \${size}\`} label="Name">Read on {name}</IonItem>;
}
`;
const VUE = `<template>
  <ion-item :label="open ? 'Name it' : 'Not saved yet.'" :class="{ 'Big Box': open }">Read on</ion-item>
</template>
<script setup lang="ts">
const text = 'Hello, world';
</script>
`;

const ROUTES = `import { createRouter } from '@ionic/vue-router';
export const titles = { '/home': 'Name', '/open': 'Read on' };
`;
const STYLES = `.box::before { content: 'Read on'; }
`;

const file = (name: string, text: string): DemoFile => ({ name, path: `test/one/${name}`, text });

const CODE: DemoCode = {
  javascript: [file('index.html', HTML)],
  angular: [file('example.component.ts', ANGULAR)],
  react: [file('Example.tsx', REACT), file('Example.css', STYLES)],
  vue: [file('Example.vue', VUE), file('router.ts', ROUTES)],
};

const DEMO = {
  name: 'test/one',
  meta: {},
  sources: { v8: CODE },
} as unknown as Demo;

const translateDemo = (demo: Demo, table: DemoTexts, lang: string): Demo =>
  demoTranslator(table, lang)(demo);

describe('demoTranslator', () => {
  it('changes texts alone, in every framework', () => {
    const table = { 'Read on': '続き', Name: '名前', 'Hello,': 'こんにちは、' };
    const { v8 } = translateDemo(DEMO, table, 'ja').sources;
    const text = (framework: keyof DemoCode, index = 0) => v8?.[framework][index]?.text;
    expect(text('javascript')).toContain('<ion-item label="名前" class="Big Box">');
    expect(text('javascript')).toContain('<ion-label>続き</ion-label>');
    expect(text('javascript')).toContain('>こんにちは、${name}!<');
    expect(text('javascript')).toContain('<ion-datetime locale="ja" presentation');
    expect(text('react')).toContain('label="名前">続き{name}<');
    expect(text('angular')).toContain('<b>続き</b>');
    expect(text('vue')).toContain('>続き</ion-item>');
    expect(text('vue', 1)).toContain("{ '/home': '名前', '/open': '続き' }");
    expect(text('react', 1)).toBe(STYLES);
  });
});

describe('demoTranslator with sentences', () => {
  const of = (name: string, text: string, table: Record<string, string>): string => {
    const own = [file(name, text)];
    const demo = { ...DEMO, sources: { v8: { ...CODE, javascript: own } } } as Demo;
    return translateDemo(demo, table, 'ja').sources.v8?.javascript[0]?.text ?? '';
  };
  const table = { '{1} is number {2} of {3}.': '{3}件中{2}番目は{1}です。' };

  it.each([
    [
      'index.html',
      '<script>a.textContent = `${task} is number ${to + 1} of ${all.length}.`;</script>',
    ],
    ['Example.tsx', 'export default () => <p>{task} is number {to + 1} of {all.length}.</p>;'],
    [
      'Example.vue',
      '<template><p>{{ task }} is number {{ to + 1 }} of {{ all.length }}.</p></template>',
    ],
    [
      'index.html',
      '<script>a.innerHTML = `<p>${task} is number ${to + 1} of ${all.length}.</p>`;</script>',
    ],
  ])('puts the words of a sentence in %s into another order', (name, source) => {
    const order = [...of(name, source, table).matchAll(/all\.length|to \+ 1|task/g)];
    expect(order.map(([value]) => value)).toEqual(['all.length', 'to + 1', 'task']);
  });

  it('changes strings in expressions, and no names that code imports', () => {
    const vue = `<template>{{ isOpen ? 'Close' : \`Open \${city}\` }}</template>
<script setup lang="ts">import type { City } from './city';</script>`;
    expect(of('Example.vue', vue, { Close: '閉じる', 'Open {1}': '{1}を開く', City: '市' })).toBe(
      vue.replace('Close', '閉じる').replace('Open ${city}', '${city}を開く'),
    );
  });

  it('takes what a text means in this demo', () => {
    const both = { 'test/one: Start': '始める', Start: '先頭' };
    expect(of('index.html', '<b>Start</b>', both)).toBe('<b>始める</b>');
    expect(of('index.html', '<b>Start</b>', { 'test/two: Start': '始める', Start: '先頭' })).toBe(
      '<b>先頭</b>',
    );
  });

  it('gives components words that are their own, unless the source does', () => {
    const words = { Cancel: 'キャンセル', Done: '完了' };
    const translate = (source: string): string => of('index.html', source, words);
    expect(translate('<ion-select></ion-select>')).toBe(
      '<ion-select cancel-text="キャンセル"></ion-select>',
    );
    expect(translate('<ion-select cancel-text="x"></ion-select>')).toBe(
      '<ion-select cancel-text="x"></ion-select>',
    );
    expect(translate('<ion-datetime></ion-datetime>')).not.toContain('done-text');
    expect(translate('<ion-datetime show-default-buttons></ion-datetime>')).toContain(
      'done-text="完了"',
    );
    expect(of('Example.tsx', 'const a = <IonSelect />;', words)).toContain(
      '<IonSelect cancelText="キャンセル" />',
    );
  });
});

describe('readTexts', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'texts-'));

  it.each([
    [
      '{\n"Save": "保存"\n"Open": "開く" }',
      ":2: is not JSON: Expected ',' or '}' after property value",
    ],
    ['["保存"]', ': accepts translations, by the text in the sources: { "Save": "…" }'],
    ['{ "Save": {} }', ': accepts translations, by the text in the sources: { "Save": "…" }'],
  ])('refuses %s in one line', (text, message) => {
    mkdirSync(join(siteDir, 'i18n/ja'), { recursive: true });
    writeFileSync(join(siteDir, 'i18n/ja/demos.json'), text);
    expect(() => readTexts(siteDir, 'ja')).toThrow(new Error(`i18n/ja/demos.json${message}`));
  });
});

describe('textProblems', () => {
  it('names texts without a translation, and translations without a text', () => {
    const shown = `Name|Name it|Read on|Not saved yet.|Of {1}|Hello, {1}!|{1} items left|{1} is here|Hello, world`;
    const table = Object.fromEntries(shown.split('|').map((text) => [text, text]));
    expect(textProblems([DEMO], table, 'x.json')).toEqual([]);
    const wrong: Record<string, string> = { ...table, Nobody: 'x' };
    delete wrong.Name;
    expect(textProblems([DEMO], { ...table, 'test/one: Name': 'x' }, 'x.json')).toEqual([
      'x.json: "Name" is in no demo',
    ]);
    expect(textProblems([DEMO], wrong, 'x.json')).toEqual([
      'test/one: "Name" has no translation in x.json',
      'x.json: "Nobody" is in no demo',
    ]);
  });

  it.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))(
    'finds nothing in the demos of the site: %s',
    (locale) => {
      const demos = readDemos(join(ROOT, DEMOS), demosOptions());
      const file = `i18n/${locale}/demos.json`;
      expect(textProblems(demos, readTexts(ROOT, locale), file)).toEqual([]);
    },
  );
});
