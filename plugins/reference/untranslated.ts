import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FactsError, messageOf } from './errors';
import { labelsOf, REFERENCE_LOCALES, type ReferenceLocale } from './labels';
import type { PageFinder } from './markdown/links';
import { renderCommand, renderGlobalOptions } from './render/command';
import { renderComponent } from './render/component';
import type { PageContext } from './render/context';
import { renderNative } from './render/native';
import { findPackage, packageIn, readPackageJson } from './sources/package';
import { createRegistry } from './sources/registry';
import { keyOf, loadTranslations, normalizeEnglish } from './translations';

const COMPONENTS = '@ionic/core';
const CLI = '@ionic/cli';
const NO_PAGES: PageFinder = { fileOf: () => undefined, hasAnchor: () => false };

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
export async function untranslated(
  siteDir: string,
  locale: ReferenceLocale,
): Promise<Record<string, { en: string; ja: string }>> {
  const translate = loadTranslations(join(siteDir, 'i18n', locale, 'reference'), siteDir);
  const units: Record<string, { en: string; ja: string }> = {};
  const context: PageContext = {
    labels: labelsOf(locale),
    page: 'index',
    pages: NO_PAGES,
    translate(english) {
      const translation = translate(english);
      if (translation === undefined) {
        units[keyOf(english)] = { en: normalizeEnglish(english), ja: '' };
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
  const cli = await registry.cli(CLI);
  for (const command of cli.commands.values()) renderCommand(command, context);
  renderGlobalOptions(cli.globalOptions, context);
  for (const name of plugins) renderNative(await registry.native(name), context);
  return units;
}

async function main(locale: string | undefined): Promise<number> {
  try {
    const known = REFERENCE_LOCALES.find((candidate) => candidate === locale);
    if (!known) throw new FactsError(`name a language: ${REFERENCE_LOCALES.join(', ')}`);
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
