import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDemo } from '../../../scripts/demos/new-demo';
import { demoSources } from '../../../scripts/demos/sources';
import { ROOT } from '../../../scripts/lib/run';

const read = (path: string, root = ROOT): string => readFileSync(join(root, path), 'utf8');

describe('sources of a demo, from its plain HTML', () => {
  it.each(['button/basic', 'accordion/group-readonly', 'badge/theming'])(
    'those of %s are the ones that the repository has',
    async (name) => {
      const sources = await demoSources(read(`src/demos/${name}/demo.html`));
      for (const [file, text] of Object.entries(sources)) {
        expect(text, file).toBe(read(`src/demos/${name}/${file}`));
      }
    },
  );
});

describe('npm run new:demo', () => {
  const PAGE =
    '---\ntitle: ion-button\n---\n\n## Fill {#fill}\n\nA sentence.\n\n```css\n# none\n```\n\n## Size {#size}\n';
  const ARGS = ['button/fills', 'A button that fills', '塗りつぶされるボタン', 'api/button#fill'];
  const TREES = ['docs', 'i18n/ja/docusaurus-plugin-content-docs/current'];
  let root: string;

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'new-demo-'));
    cpSync(
      join(ROOT, 'src/demos/chip/basic/demo.html'),
      join(root, 'src/demos/button/fills/demo.html'),
    );
    for (const tree of TREES) write(`${tree}/api/button.mdx`, PAGE);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('writes its files, and its line at the end of the section in every tree that has it', async () => {
    const files = await newDemo(root, ARGS);
    expect(files).toEqual([
      ...['meta.json', 'angular.ts', 'react.tsx', 'vue.vue'].map(
        (file) => `src/demos/button/fills/${file}`,
      ),
      ...TREES.map((tree) => `${tree}/api/button.mdx`),
    ]);
    expect(JSON.parse(read(files[0] ?? '', root))).toMatchObject({ steps: [{ see: 'ion-chip' }] });
    for (const tree of TREES) {
      expect(read(`${tree}/api/button.mdx`, root)).toBe(
        PAGE.replace('\n## Size', '\n<Demo name="button/fills" />\n\n## Size'),
      );
    }
  });

  it.each([
    [['button/fills', 'One title', 'api/button#fill'], /^new:demo: takes <component>/],
    [['button/none', ...ARGS.slice(1)], /^src.demos.button.none.demo\.html: missing/],
    [[...ARGS.slice(0, -1), 'api/button#none'], /^api.button\.mdx: no tree has .*\{#none\}/],
  ])('says in one line what is wrong with %j, and writes nothing', async (args, told) => {
    await expect(newDemo(root, args)).rejects.toThrow(told);
    expect(read('docs/api/button.mdx', root)).toBe(PAGE);
  });

  it('overwrites nothing', async () => {
    write('src/demos/button/fills/react.tsx', 'mine');
    await expect(newDemo(root, ARGS)).rejects.toThrow(/react\.tsx: there already/);
    expect(read('src/demos/button/fills/react.tsx', root)).toBe('mine');
  });
});
