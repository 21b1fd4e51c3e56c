/**
 * The lookup of the interface's texts. A page in another language than the default one loads all its texts in
 * one table, those of parts that it does not have too, beside the English ones, their ids and descriptions.
 * Here the text of the language stands where it is used (`loaders/texts.cjs`), and the table is empty. It gains
 * 5.7 kB of scripts on every Japanese page, and about 1 kB on an English one.
 */
import { join } from 'node:path';
import { loadGenerated, merged, type Replacement } from '../replacement';

const TRANSLATIONS = 'codeTranslations.json';
const LOADERS = join(__dirname, '../loaders');

export const texts: Replacement = {
  name: 'texts',
  files: [
    '@docusaurus/core/lib/client/docusaurusContext.js',
    '@docusaurus/core/lib/client/exports/Translate.js',
  ],
  change(bundle) {
    if (!bundle.isProduction) return undefined;
    const translations = join(bundle.generatedFilesDir, TRANSLATIONS);
    const inline = {
      test: /\.[jt]sx?$/,
      include: ['plugins', 'src', 'node_modules/@docusaurus'].map((dir) => join(bundle.root, dir)),
      enforce: 'pre' as const,
      use: [{ loader: join(LOADERS, 'texts.cjs'), options: { translations } }],
    };
    return merged(
      { config: { module: { rules: [inline] } } },
      loadGenerated(bundle, TRANSLATIONS, join(LOADERS, 'empty-table.cjs')),
    );
  },
};
