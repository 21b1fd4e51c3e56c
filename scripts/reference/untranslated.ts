/**
 * Prints the blocks that the reference shows in English for want of a translation, in the format of the translation
 * memory, their translations empty.
 *
 *   npm run reference:untranslated -- <locale>
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json';
import { LOCALE_SETTINGS, LOCALES } from '../../config/locales';
import { componentPackages, VERSIONS } from '../../config/versions';
import { CLI_PACKAGE } from '../../plugins/reference/options';
import { renderCommand } from '../../plugins/reference/render/command';
import { renderComponent } from '../../plugins/reference/render/component';
import type { PageContext } from '../../plugins/reference/render/context';
import { renderNative } from '../../plugins/reference/render/native';
import { findPackage } from '../../plugins/reference/sources/package';
import { createRegistry } from '../../plugins/reference/sources/registry';
import {
  keyOf,
  loadTranslations,
  memoryFolder,
  normalizeEnglish,
  type Unit,
} from '../../plugins/reference/translations';
import { ROOT, runMain } from '../lib/run';

/** What a native plugin's package has one of, and no other package of its scope. */
const PLUGIN_DOCS = ['dist/docs.json', 'dist/esm/definitions.d.ts'];

function isPlugin(name: string): boolean {
  if (!name.startsWith('@capacitor/')) return false;
  const { dir } = findPackage(name, ROOT);
  return PLUGIN_DOCS.some((file) => existsSync(join(dir, file)));
}

runMain(async () => {
  const locale = LOCALES.find((known) => known === process.argv[2]);
  if (!locale) throw new Error(`name a language: ${LOCALES.join(', ')}`);
  const translate = loadTranslations(memoryFolder(ROOT, locale), ROOT);
  const units: Record<string, Unit> = {};
  const context: PageContext = {
    labels: LOCALE_SETTINGS[locale].reference,
    page: 'index',
    pages: { fileOf: () => undefined, anchorOf: () => undefined, titleOf: () => undefined },
    translate(english) {
      const translation = translate(english);
      if (translation === undefined) {
        units[keyOf(english)] = { source: normalizeEnglish(english), target: '' };
      }
      return translation;
    },
  };
  const registry = createRegistry(ROOT);
  for (const name of Object.values(componentPackages(VERSIONS))) {
    const source = await registry.components(name);
    for (const component of source.components.values()) {
      renderComponent(component, source, context);
    }
  }
  const cli = await registry.cli(CLI_PACKAGE);
  for (const command of cli.commands.values()) renderCommand(command, context);
  for (const name of Object.keys(packageJson.dependencies).filter(isPlugin)) {
    renderNative(await registry.native(name), context);
  }
  console.log(JSON.stringify(units, null, 2));
});
