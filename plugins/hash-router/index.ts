import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { scriptOf } from '../../src/lib/data-scripts';

/** Folder of the pictures, below that of the build. */
const PICTURES = 'img';

/** Writes each file of symbols as a script beside it, for pages that are opened as files. */
function writeSprites(folder: string): void {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.svg'))
    : [];
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes('<symbol')) continue;
    writeFileSync(join(folder, `${file}.js`), scriptOf(`${file}.js`, JSON.stringify(text)));
  }
}

/** Docusaurus plugin for what the hash router leaves out; part of a site that has it, and of no other. */
export default function hashRouterPlugin(): Plugin {
  return {
    name: 'hash-router',
    getClientModules: () => [join(__dirname, 'client.ts')],
    postBuild: ({ outDir }) => writeSprites(join(outDir, PICTURES)),
  };
}
