/**
 * Writes the sidebars of the older versions where Docusaurus looks for them: those of the newest version,
 * less what an older one does not have.
 *
 *   tsx scripts/sidebars.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sidebarsIn } from '../src/site/newest-sidebars';
import { sourceTree } from '../src/lib/docs-trees';
import { olderSidebars } from '../src/site/sidebars';
import { VERSIONS } from '../src/site/versions';
import { ROOT, runMain } from './lib/run';

/** The file of each older version with its contents, by path relative to `root`. */
export function sidebarFiles(root: string): Map<string, string> {
  return new Map(
    VERSIONS.slice(1).map(({ name }) => {
      const tree = join(root, sourceTree(name));
      const sidebars = olderSidebars(sidebarsIn(tree), tree);
      return [
        `versioned_sidebars/version-${name}-sidebars.json`,
        `${JSON.stringify(sidebars, null, 2)}\n`,
      ];
    }),
  );
}

if (require.main === module) {
  runMain(async () => {
    for (const [path, text] of sidebarFiles(ROOT)) {
      writeFileSync(join(ROOT, path), text);
      console.log(path);
    }
  });
}
