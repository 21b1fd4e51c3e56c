import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import React, { type ReactNode } from 'react';
import { expect, it } from 'vitest';
import replaceText from '../../../plugins/docusaurus/loaders/replace-text.cjs';
import type { Bundle } from '../../../plugins/docusaurus/patch';
import { renderToHtml } from '../../../plugins/docusaurus/patches/render-to-html';
import { ROOT } from '../../../scripts/lib/run';

/** Bytes of the buffer in which React's renderer for Node collects a page. */
const BUFFER = 2048;

/** A page whose buffer is full in the middle of a character, whatever stands before it. */
function Page({ offset }: { offset: number }): ReactNode {
  return (
    <main>
      <p>{'a'.repeat(offset)}</p>
      {Array.from({ length: BUFFER / 8 }, (_, index) => (
        <p key={index}>画面の構造</p>
      ))}
    </main>
  );
}

type Render = (app: ReactNode) => Promise<string>;

/** What Docusaurus renders the pages with, as its file has it. */
function original(): string {
  return readFileSync(join(ROOT, 'node_modules', renderToHtml.files[0] ?? ''), 'utf8');
}

/** The same as the patch leaves it. */
function patched(): string {
  const bundle = { root: ROOT, isServer: true } as Bundle;
  const [rule] = renderToHtml.change(bundle)?.config.module?.rules ?? [];
  const [{ options }] = (rule as unknown as { use: [{ options: Record<string, string> }] }).use;
  return replaceText.call({ resourcePath: '', getOptions: () => options }, original());
}

function runnable(source: string): Render {
  const script = source
    .replace(/import (\{[^}]*\}) from ('[^']+');/g, 'const $1 = require($2);')
    .replace('export async function', 'return async function');
  return new Function('require', script)(createRequire(__filename)) as Render;
}

const pages = (render: Render): Promise<string[]> =>
  Promise.all([0, 1, 2].map((offset) => render(<Page offset={offset} />)));

it('a page with characters of several bytes is whole', async () => {
  for (const html of await pages(runnable(patched()))) {
    expect(html).not.toMatch(/[\0\uFFFD]/);
    expect(html.match(/画面の構造/g)).toHaveLength(BUFFER / 8);
  }
});
