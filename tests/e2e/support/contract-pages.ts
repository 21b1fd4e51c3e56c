import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';
import { VERSIONS } from '../../../config/versions';

/** A page that the contract names. */
export interface ContractPage {
  /** Below the base path, with the version's path. */
  route: string;
  /** Name of its sidebar; nothing for a page without one. */
  sidebar?: string;
}

/** The pages of `tests/fixtures/pages.tsv`, each once for every version that has it. */
export function contractPages(): ContractPage[] {
  const [, ...rows] = readFileSync(join(ROOT, 'tests/fixtures/pages.tsv'), 'utf8')
    .trim()
    .split('\n');
  return rows.flatMap((row) => {
    const [page = '', trees = '', sidebar = ''] = row.split('\t');
    return trees.split(',').map((label) => {
      const version = VERSIONS.find((known) => known.label === label);
      if (!version) throw new Error(`pages.tsv: ${page}: "${label}" is no version of the site`);
      const path = page === '(index)' ? '' : page;
      return {
        route: [version.path, path].filter((part) => part !== '').join('/'),
        ...(sidebar !== '-' && { sidebar }),
      };
    });
  });
}
