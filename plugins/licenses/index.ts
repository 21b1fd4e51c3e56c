import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { Compiler, StatsModule } from '@rspack/core';
import { licenseText, packageFolder, readPackage } from './packages';

/** What the plugin is told by the site. */
export interface LicensesOptions {
  /** File in the built site. */
  file: string;
  /** Packages that are served without passing through the bundler. */
  copied: readonly string[];
  /** Folders of this repository with the work of others, each with its `package.json` and license. */
  own: readonly string[];
}

const optionsSchema = Joi.object<LicensesOptions>({
  file: Joi.string().required(),
  copied: Joi.array().items(Joi.string()).default([]),
  own: Joi.array().items(Joi.string()).default([]),
});

const ROOT = resolve(__dirname, '../..');

/** Files of all modules that ended up in a bundle, those that were merged into others included. */
function filesOf(modules: readonly StatsModule[]): string[] {
  return modules.flatMap(({ nameForCondition, modules: merged = [] }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...filesOf(merged),
  ]);
}

/** Tells which modules a build has put into its bundles. */
class BundledFiles {
  constructor(private readonly report: (files: string[]) => void) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('licenses', (stats) => {
      const { modules = [] } = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        modulesSpace: Infinity,
        nestedModulesSpace: Infinity,
      });
      this.report(filesOf(modules));
    });
  }
}

/**
 * Docusaurus plugin that writes the licenses of everything that readers get: most of them ask to be passed
 * on with the code. The list is the bundler's own, so that it is right whatever is added.
 */
export default function licensesPlugin(
  { siteDir }: LoadContext,
  { file, copied, own }: LicensesOptions,
): Plugin {
  let bundled: string[] = [];
  const copiedFolder = (name: string): string => {
    const folder = packageFolder(require.resolve(name, { paths: [siteDir] }));
    if (!folder) throw new Error(`licenses: ${name}: not installed in node_modules`);
    return folder;
  };
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : { plugins: [new BundledFiles((files) => (bundled = files)) as never] },
    async postBuild({ outDir }) {
      if (bundled.length === 0) throw new Error('licenses: the bundler has named no modules');
      const folders = [
        ...copied.map(copiedFolder),
        ...own.map((folder) => join(ROOT, folder)),
        ...bundled.flatMap((path) => packageFolder(path) ?? []),
      ];
      writeFileSync(join(outDir, file), licenseText([...new Set(folders)].map(readPackage)));
    },
  };
}

/** Checks the options before the plugin is made. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<LicensesOptions, LicensesOptions>): LicensesOptions {
  return validate(optionsSchema, options);
}
