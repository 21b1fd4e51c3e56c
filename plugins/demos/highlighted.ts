import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentKey, openCache } from '../../src/lib/file-cache';
import { languageOf } from '../../src/lib/frameworks';
import { highlightText } from '../../src/lib/highlight';
import { foldImports } from './imports';
import { FRAMEWORKS, type DemoCode, type DemoSources } from '../../src/lib/demo';

const ROOT = resolve(__dirname, '../..');

/** What decides, beside the sources, how they are highlighted: these files, and the packages that they use. */
const PARTS = [
  __filename,
  join(__dirname, 'imports.ts'),
  ...['colors.ts', 'frameworks.ts', 'highlight.ts'].map((name) => join(ROOT, 'src/lib', name)),
  join(ROOT, 'package-lock.json'),
];

/** Highlights the sources of a demo. */
export function highlightSources(code: DemoCode): DemoSources {
  return Object.fromEntries(
    FRAMEWORKS.map((framework) => [
      framework,
      code[framework].map(({ name, text }) => ({
        name,
        html: foldImports(highlightText(text, languageOf(name)), text),
      })),
    ]),
  ) as unknown as DemoSources;
}

/**
 * {@link highlightSources} that takes from a cache what was highlighted before: all demos together take some
 * seconds, at each start of the dev server and in each build of a language.
 *
 * @param folder of the cache
 */
export function cachedHighlighter(folder: string): (code: DemoCode) => DemoSources {
  const cache = openCache(folder, 'json');
  // The lock file is long: it is hashed once, and not for each demo
  const parts = contentKey(...PARTS.map((path) => readFileSync(path, 'utf8')));
  return (code) => {
    const key = contentKey(parts, JSON.stringify(code));
    const known = cache.read(key);
    if (known) return JSON.parse(known.toString('utf8')) as DemoSources;
    const highlighted = highlightSources(code);
    cache.write(key, JSON.stringify(highlighted));
    return highlighted;
  };
}
