import { join } from 'node:path';
import { CURRENT, sourceTree } from './src/lib/docs-trees';
import { sidebarsIn } from './src/site/newest-sidebars';

/**
 * The sidebars of the newest version, which `src/site/newest-sidebars.ts` lists. Nothing else is exported
 * here: Docusaurus takes every export of this file for a sidebar.
 */
export default sidebarsIn(join(__dirname, sourceTree(CURRENT)));
