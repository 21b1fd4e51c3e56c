/**
 * Writes the sidebars of the older versions where Docusaurus looks for them: those of the newest version,
 * less what an older one does not have.
 *
 *   tsx scripts/sidebars.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import sidebars from '../sidebars';
import { sourceTree } from '../src/lib/docs-trees';
import { olderSidebars } from '../config/sidebars';
import { VERSIONS } from '../config/versions';
import { ROOT, runMain } from './lib/run';

/** The file of each older version with its contents, by path relative to `root`. */
export function sidebarFiles(root: string): Map<string, string> {
  return new Map(
    VERSIONS.slice(1).map(({ name }) => {
      const tree = join(root, sourceTree(name));
      return [
        `versioned_sidebars/version-${name}-sidebars.json`,
        `${JSON.stringify(olderSidebars(sidebars, tree), null, 2)}\n`,
      ];
    }),
  );
}

if (require.main === module) {
  runMain(async () => {
    for (const [path, text] of sidebarFiles(ROOT)) {
      const file = join(ROOT, path);
      writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
      console.log(path);
    }
  });
}
