import { resolve } from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import type { Configuration } from '@rspack/core';
import { EveryPatchMatched } from './matched';
import { merged, type Bundle, type Change } from './patch';
import { PATCHES } from './patches';

const ROOT = resolve(__dirname, '../..');

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/** What the plugin is told by the site. */
export interface PatchOptions {
  /** Patches to leave out; the benchmark measures what each one gains. */
  without: readonly string[];
}

/**
 * What all patches together change in a bundle.
 *
 * @param without names of patches to leave out
 * @throws Error when Docusaurus is not as one of them expects it to be
 */
function changeOf(bundle: Bundle, without: readonly string[] = []): Change['config'] {
  const changes = PATCHES.filter(({ name }) => !without.includes(name)).flatMap((patch) => {
    const change = patch.change(bundle);
    return change ? [{ name: patch.name, change }] : [];
  });
  const expectations = changes.flatMap(({ name, change }) =>
    (change.expected ?? []).map((file) => ({ name, file })),
  );
  // The dev server compiles a page, and what that is made of, only when it is asked for
  const plugins = bundle.isProduction ? [new EveryPatchMatched(expectations)] : [];
  return merged(...changes.map(({ change }) => change), { config: { plugins } }).config;
}

/** What this site changes in Docusaurus' own modules, one file a patch; `README.md` lists them. */
export default function patchesPlugin(
  { generatedFilesDir }: LoadContext,
  { without }: PatchOptions,
): Plugin {
  return {
    name: 'patches',
    configureWebpack(config, isServer) {
      const bundle: Bundle = {
        root: ROOT,
        generatedFilesDir,
        isServer,
        isProduction: process.env.NODE_ENV === 'production',
        config: config as Configuration,
      };
      return changeOf(bundle, without) as ReturnType<ConfigureWebpack>;
    },
  };
}

/** Checks the options before the plugin is made. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PatchOptions>, PatchOptions>): PatchOptions {
  const names = Joi.array().items(Joi.string().valid(...PATCHES.map(({ name }) => name)));
  return validate(Joi.object<PatchOptions>({ without: names.default([]) }), options);
}
