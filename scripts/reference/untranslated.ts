import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FactsError, messageOf } from '../../plugins/reference/errors';
import { LOCALE_SETTINGS, LOCALES, type Locale } from '../../config/locales';
import type { PageFinder } from '../../plugins/reference/markdown/links';
import { CLI_PACKAGE } from '../../plugins/reference/options';
import { renderCommand, renderGlobalOptions } from '../../plugins/reference/render/command';
import { renderComponent } from '../../plugins/reference/render/component';
import type { PageContext } from '../../plugins/reference/render/context';
import { renderNative } from '../../plugins/reference/render/native';
import { findPackage, packageIn, readPackageJson } from '../../plugins/reference/sources/package';
import { createRegistry } from '../../plugins/reference/sources/registry';
import {
  keyOf,
  loadTranslations,
  memoryFolder,
  normalizeEnglish,
  type Unit,
} from '../../plugins/reference/translations';

const COMPONENTS = '@ionic/core';
const NO_PAGES: PageFinder = { fileOf: () => undefined, anchorOf: () => undefined };

/** Packages of the site that the reference can read, by what they hold. */
function packagesOf(siteDir: string): { components: string[]; plugins: string[] } {
  const { dependencies, devDependencies } = readPackageJson(packageIn(siteDir), 'package.json') as {
    dependencies?: object;
    devDependencies?: object;
  };
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const isPlugin = (name: string): boolean =>
    ['dist/docs.json', 'dist/esm/definitions.d.ts'].some(
      (file) =>
        name.startsWith('@capacitor/') && existsSync(join(findPackage(name, siteDir).dir, file)),
    );
  return {
    components: names.filter(
      (name) => name.includes('ionic') && findPackage(name, siteDir).name === COMPONENTS,
    ),
    plugins: names.filter(isPlugin),
  };
}

/**
 * Collects the blocks that the reference shows in English for want of a translation, by rendering
 * everything it can render.
 *
 * @param siteDir the site's root
 * @param locale language to look for
 * @returns units in the format of the translation memory, their translations empty
 * @throws FactsError where a source or the memory is malformed
 */
export async function untranslated(siteDir: string, locale: Locale): Promise<Record<string, Unit>> {
  const translate = loadTranslations(memoryFolder(siteDir, locale), siteDir);
  const units: Record<string, Unit> = {};
  const context: PageContext = {
    labels: LOCALE_SETTINGS[locale].reference,
    page: 'index',
    pages: NO_PAGES,
    translate(english) {
      const translation = translate(english);
      if (translation === undefined) {
        units[keyOf(english)] = { source: normalizeEnglish(english), target: '' };
      }
      return translation;
    },
  };
  const registry = createRegistry(siteDir);
  const { components, plugins } = packagesOf(siteDir);
  for (const name of components) {
    const source = await registry.components(name);
    for (const component of source.components.values()) {
      renderComponent(component, source, context);
    }
  }
  const cli = await registry.cli(CLI_PACKAGE);
  for (const command of cli.commands.values()) renderCommand(command, context);
  renderGlobalOptions(cli.globalOptions, context);
  for (const name of plugins) renderNative(await registry.native(name), context);
  return units;
}

async function main(locale: string | undefined): Promise<number> {
  try {
    const known = LOCALES.find((candidate) => candidate === locale);
    if (!known) throw new FactsError(`name a language: ${LOCALES.join(', ')}`);
    console.log(JSON.stringify(await untranslated(process.cwd(), known), null, 2));
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

if (require.main === module) {
  void main(process.argv[2]).then((code) => {
    process.exitCode = code;
  });
}
