import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedHighlighter, highlightSources } from '../../../plugins/demos/highlighted';
import type { DemoCode } from '../../../src/lib/demo';
import { openCache } from '../../../src/lib/file-cache';

function code(label: string): DemoCode {
  const file = (name: string) => ({
    name,
    path: `button/basic/${name}`,
    text: `<b>${label}</b>\n`,
  });
  return {
    javascript: [file('index.html')],
    angular: [file('example.component.html')],
    react: [file('Example.tsx')],
    vue: [file('Example.vue')],
  };
}

describe('sources of demos', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'highlighted-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are highlighted alike without a cache, for it, and from it', () => {
    const plain = highlightSources(code('A'));
    expect(plain.javascript[0]?.html).toContain('<span class="tt">');
    expect(cachedHighlighter(folder)(code('A'))).toEqual(plain);
    expect(cachedHighlighter(folder)(code('A'))).toEqual(plain);
  });

  it('come from the cache as long as they are the same', () => {
    cachedHighlighter(folder)(code('A'));
    const [kept = ''] = readdirSync(folder);
    const key = kept.replace('.json', '');
    const cache = openCache(folder, 'json');
    cache.write(key, String(cache.read(key)).replaceAll('>A<', '>kept<'));
    expect(cachedHighlighter(folder)(code('A')).vue[0]?.html).toContain('>kept<');
    expect(cachedHighlighter(folder)(code('B')).vue[0]?.html).toContain('>B<');
  });
});
