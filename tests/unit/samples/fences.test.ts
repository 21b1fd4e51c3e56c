import { describe, expect, it } from 'vitest';
import { groupsOfPage } from '../../apps/samples/fences';
import { findingsIn } from '../../apps/samples/compile';
import { namesInModules, sharedModule } from '../../apps/samples/modules';
import { SELF_TEST, unproven, withoutSelfTest } from '../../apps/samples/self-test';
import { checkerOf } from '../../apps/samples/projects';
import { stubsFor } from '../../apps/samples/stubs';
import { VERSIONS, type DocsVersion } from '../../../config/versions';

const [V8, V7] = VERSIONS as readonly [DocsVersion, DocsVersion];

const FENCE = '```';

function page(...fences: [info: string, code: string][]): string {
  return fences.map(([info, code]) => `${FENCE}${info}\n${code}\n${FENCE}\n`).join('\n');
}

describe('fences of a page', () => {
  const samplesOf = (text: string) => groupsOfPage(text, 'p.mdx', V8)[0]?.samples;

  it('are without the indentation that a list gives', () => {
    const text = `1. Step\n\n   ${FENCE}ts title="a.ts"\n   const a = {\n     b: 1,\n   };\n   ${FENCE}\n`;
    expect(samplesOf(text)).toMatchObject([
      { file: 'a.ts', line: 4, code: 'const a = {\n  b: 1,\n};\n' },
    ]);
  });

  it('are none inside a longer fence', () => {
    const text = `${FENCE}${'`'}md\n${FENCE}ts\nx\n${FENCE}\n${FENCE}${'`'}\n`;
    expect(samplesOf(text)).toBeUndefined();
  });

  it('say where a page cannot be read', () => {
    expect(() => samplesOf(`${FENCE}ts\nx\n${FENCE}\n\n<Tabs>`)).toThrow(
      /^p\.mdx:5:1: Expected a closing tag/,
    );
  });
});

describe('groupsOfPage', () => {
  it('puts the files of a page into one project', () => {
    const text = page(['ts title="src/a.ts"', 'export const a = 1;'], ['html title="b.html"', '']);
    const [group, ...others] = groupsOfPage(text, 'p.mdx', V8);
    expect(others).toEqual([]);
    expect(group?.samples.map(({ file }) => file)).toEqual(['src/a.ts', 'b.html']);
  });

  it('makes a project of its own for each state of a file', () => {
    const text = page(
      ['ts title="a.ts"', 'let first;'],
      ['ts title="b.ts"', 'let other;'],
      ['ts title="a.ts"', 'let second;'],
    );
    const groups = groupsOfPage(text, 'p.mdx', V8);
    expect(groups.map(({ samples }) => samples.map(({ code }) => code.trim()))).toEqual([
      ['let first;', 'let other;'],
      ['let second;', 'let other;'],
    ]);
  });

  it('keeps the reason of an opt-out, and wants one', () => {
    const [group] = groupsOfPage(page(['ts no-check="a fragment"', 'x']), 'p.mdx', V8);
    expect(group?.samples[0]?.unchecked).toBe('a fragment');
    expect(() => groupsOfPage(page(['ts no-check', 'x']), 'p.mdx', V8)).toThrow(
      'p.mdx:1: no-check without a reason',
    );
  });

  it('leaves a title that is no path of that language alone', () => {
    const [group] = groupsOfPage(page(['ts title="../../etc/a.ts"', 'x']), 'p.mdx', V8);
    expect(group?.samples[0]?.file).toBe('fence-2.ts');
  });
});

describe('checkerOf', () => {
  it.each([
    ['a.vue', '', 'vue'],
    ['a.tsx', '', 'typescript'],
    ['a.ts', "import { inject } from '@angular/core';", 'angular'],
    ['a.ts', "import { ref } from 'vue';", 'vue'],
    ['a.ts', 'export {};', 'typescript'],
    ['a.html', '', undefined],
  ])('%s with %j goes to %s', (file, code, checker) => {
    expect(checkerOf({ file, code })).toBe(checker);
  });
});

describe('stubsFor', () => {
  it('makes up what a sample imports and the page does not show', () => {
    const code = "import { A, type B } from './x/y';\nimport C from './C.vue';\nimport './z.css';";
    const stubs = stubsFor(new Map([['src/main.ts', code]]), false);
    expect([...stubs.keys()]).toEqual(['src/x/y.ts', 'src/C.vue']);
    expect(stubs.get('src/x/y.ts')).toContain('export const A: any');
    expect(stubs.get('src/x/y.ts')).toContain('export type B = any');
  });

  it('keeps what the page shows', () => {
    const tree = new Map([
      ['a.ts', "import { b } from './b';"],
      ['b.ts', 'export const b = 1;'],
    ]);
    expect(stubsFor(tree, false).size).toBe(0);
  });

  it('makes up components that tests look into, lazy ones in the style of the generator too', () => {
    const code = "import { App } from './app';\nimport('./a/a.page').then( m => m.APage)";
    const stubs = stubsFor(new Map([['main.ts', code]]), true);
    for (const [file, name] of [
      ['app.ts', 'App'],
      ['a/a.page.ts', 'APage'],
    ] as const) {
      expect(stubs.get(file)).toMatch(/^@Component\(/m);
      expect(stubs.get(file)).toContain(`export class ${name} {\n  [member: string]: any;`);
    }
  });
});

describe('sharedModule', () => {
  const component = "@Component({ selector: 'a', template: '' })\nexport class APage {}";

  it('declares what no module of the page declares', () => {
    expect(sharedModule(new Map([['a.page.ts', component]]), V7)).toContain(
      "import { APage as C0 } from './a.page';",
    );
    expect(sharedModule(new Map([['a.page.ts', component]]), V8)).toBeUndefined();
  });

  it('leaves declared components to their module', () => {
    const tree = new Map([
      ['a.page.ts', component],
      ['a.module.ts', '@NgModule({ declarations: [APage] })\nexport class AModule {}'],
    ]);
    expect(namesInModules(tree)).toEqual(new Set(['APage']));
    expect(sharedModule(tree, V7)).toBeUndefined();
  });
});

describe('findingsIn', () => {
  it('points at the line of the page', () => {
    const [group] = groupsOfPage(page(['ts title="a.ts"', 'x']), 'p.mdx', V8);
    const samples = new Map([['0/a.ts', group!.samples[0]!]]);
    const { findings, unplaced } = findingsIn(
      "0/a.ts(1,1): error TS2304: Cannot find name 'x'.\nerror TS5023: Unknown option.",
      { samples },
    );
    expect(findings).toEqual([
      { version: V8, origin: 'p.mdx', line: 2, message: "TS2304: Cannot find name 'x'." },
    ]);
    expect(unplaced).toHaveLength(1);
  });
});

describe('unproven', () => {
  const groups = groupsOfPage(
    page(['ts title="a.ts"', 'x'], ['ts title="b.ts"', 'y']),
    SELF_TEST,
    V8,
  );
  const finding = { version: V8, origin: SELF_TEST, line: 2, message: 'wrong' };

  it('names the wrong samples that were accepted', () => {
    expect(unproven(groups, [finding], () => true)).toEqual([
      `${SELF_TEST}:6: no error found for v8, though it has one`,
    ]);
    expect(unproven(groups, [{ ...finding, version: V7 }], () => true)).toHaveLength(2);
  });

  it('expects nothing of a compiler that did not run', () => {
    expect(unproven(groups, [], (_, checker) => checker !== 'typescript')).toEqual([]);
  });

  it('does not count what was found on purpose', () => {
    expect(withoutSelfTest([finding, { ...finding, origin: 'docs/a.mdx' }])).toHaveLength(1);
  });
});
