import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';

const LEFT_OUT = new Set(['node_modules', '.docusaurus', '.git', 'build', 'test-results']);
const TREES = ['docs', 'versioned_docs', 'i18n'];

/**
 * A copy of the site, to be built beside the other: with `tag`, as it is; without, every line that
 * holds nothing but that tag is gone from its pages.
 *
 * @param name folder below the test results
 * @param tag name of a component in the pages, such as `Reference`
 * @returns the folder
 */
export function copySite(name: string, tag?: string): string {
  const folder = join(ROOT, 'test-results/bench', name);
  rmSync(folder, { recursive: true, force: true });
  for (const entry of readdirSync(ROOT).filter((file) => !LEFT_OUT.has(file))) {
    cpSync(join(ROOT, entry), join(folder, entry), {
      recursive: true,
      filter: (from) => basename(from) !== 'node_modules',
    });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  if (tag === undefined) return folder;
  const line = new RegExp(`^<${tag}\\b.*/>$`, 'gm');
  for (const tree of TREES.map((path) => join(folder, path)).filter((path) => existsSync(path))) {
    const pages = readdirSync(tree, { recursive: true, encoding: 'utf8' });
    for (const page of pages.filter((path) => path.endsWith('.mdx'))) {
      const path = join(tree, page);
      writeFileSync(path, readFileSync(path, 'utf8').replace(line, ''));
    }
  }
  return folder;
}
