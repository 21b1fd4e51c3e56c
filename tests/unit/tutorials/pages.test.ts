import { describe, expect, it } from 'vitest';
import { merged, patched } from '../../apps/tutorials/apply';
import { claimsOf } from '../../apps/tutorials/claims';
import { needsOf } from '../../apps/tutorials/commands';
import { allTutorials } from '../../apps/tutorials/list';
import { isWithin } from '../../apps/tutorials/packages';
import { readSteps, stepsOfPage } from '../../apps/tutorials/read';
import { ROOT } from '../../../scripts/lib/run';
import { DEFAULT_LOCALE } from '../../../config/locales';

const FENCE = '```';

describe('steps of a page', () => {
  const stepsOf = (text: string) => stepsOfPage(text, 'p.mdx', 'vue');

  it('are its files and commands, with line and heading', () => {
    const text = `## Start {#start}\n\n${FENCE}shell needs="network"\n# first\nnpm install\n${FENCE}\n\n${FENCE}ts title="src/a.ts"\nlet a;\n${FENCE}\n`;
    expect(stepsOf(text)).toMatchObject([
      {
        kind: 'commands',
        line: 3,
        heading: 'Start',
        commands: ['npm install'],
        needs: ['network'],
      },
      { kind: 'file', line: 8, path: 'src/a.ts', code: 'let a;\n' },
    ]);
  });

  it('are no fences with a title that is no path, and no output', () => {
    const text = `${FENCE}ts title="Before and after"\nlet a;\n${FENCE}\n\n${FENCE}shell-session\nLocal\n${FENCE}\n`;
    expect(stepsOf(text)).toEqual([]);
  });

  it('are those of the own framework where there are tabs', () => {
    const tab = (value: string) =>
      `<TabItem value="${value}" label="${value}">\n\n${FENCE}ts title="${value}.ts"\nlet a;\n${FENCE}\n\n</TabItem>\n`;
    const text = `<Tabs groupId="framework">\n${tab('react')}${tab('vue')}</Tabs>\n\n<Tabs groupId="platform">\n${tab('android')}${tab('ios')}</Tabs>\n`;
    expect(stepsOf(text).map((step) => 'path' in step && step.path)).toEqual([
      'vue.ts',
      'android.ts',
      'ios.ts',
    ]);
  });

  it('are paths in a sentence that begins with “Delete”, and in no other', () => {
    const text =
      'Keep `src/a.ts`. Then delete `src/b.css` and the folder `src/assets`. Mind `src/c.ts`. They delete `d.ts`.';
    expect(stepsOf(text).map((step) => 'path' in step && step.path)).toEqual([
      'src/b.css',
      'src/assets',
    ]);
  });

  it('are paths before 削除 in Japanese, with those that are named along with them', () => {
    const text =
      '`src/a.ts`は残します。`src/b.css`と、フォルダー`src/assets`を削除します。`src/c.ts`だけを変え、`public`の中身をすべて削除します。`d.ts`のときだけ削除します。';
    expect(stepsOf(text).map((step) => 'path' in step && step.path)).toEqual([
      'src/b.css',
      'src/assets',
      'public',
    ]);
  });

  it('name a need that there is not', () => {
    expect(() => stepsOf(`${FENCE}shell needs="money"\nnpm ci\n${FENCE}\n`)).toThrow(
      /^p\.mdx:1: "": needs: got "money", accepts network, device$/,
    );
  });
});

describe('a change to a file', () => {
  it('replaces the lines that a diff removes', () => {
    expect(patched('a\n  b\nc\n', '-b\n+d\n c')).toBe('a\nd\nc\n');
  });

  it('is refused where its lines stand twice, or nowhere', () => {
    expect(() => patched('a\na\n', '-a\n+b')).toThrow('its lines stand 2 times in the file');
    expect(() => patched('a\n', '-c\n+b')).toThrow('are not in the file');
  });

  it('goes into JSON, where lists are replaced', () => {
    expect(merged({ a: { b: [1], c: 2 } }, { a: { b: [3] } })).toEqual({ a: { b: [3], c: 2 } });
  });
});

describe('a range of versions', () => {
  it.each([
    ['8.5.2', '8', true],
    ['8.5.2', '^8.1.0', true],
    ['8.0.2', '^8.1.0', false],
    ['5.8.3', '~5.8.0', true],
    ['5.9.0', '~5.8.3', false],
    ['0.9.1', '^0.8.1', false],
  ])('of %s and %s: %s', (version, range, isIn) => {
    expect(isWithin(version, range)).toBe(isIn);
  });
});

describe('tutorials', () => {
  const tutorials = allTutorials();

  it('are the quickstarts and first apps of both versions', () => {
    const inVersion = (label: string) =>
      tutorials.filter(({ version, locale }) => version === label && locale === DEFAULT_LOCALE);
    expect(inVersion('v8')).toHaveLength(10);
    expect(inVersion('v7')).toHaveLength(9);
    const first = tutorials.find(({ name }) => name === 'react/your-first-app');
    expect(first?.pages).toHaveLength(8);
    expect(first?.pages[0]).toBe('docs/react/your-first-app/index.mdx');
  });

  it(
    'have commands that are known and needs that are said, and claims for each page',
    { timeout: 30_000 },
    () => {
      for (const tutorial of tutorials) {
        for (const page of tutorial.pages) {
          expect(claimsOf(tutorial, page)).not.toHaveLength(0);
          for (const step of readSteps(ROOT, page, tutorial.framework)) {
            if (step.kind !== 'commands') continue;
            expect([...step.needs].sort(), `${page}:${step.line}`).toEqual(needsOf(step.commands));
          }
        }
      }
    },
  );
});
