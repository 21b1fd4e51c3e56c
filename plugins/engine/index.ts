import { resolve } from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import type { Configuration } from '@rspack/core';
import { EveryReplacementMatched } from './matched';
import { optionsSchema, type EngineOptions } from './options';
import { merged, type Bundle, type Change } from './replacement';
import { REPLACEMENTS } from './replacements';
import { watchTextsOnly } from './server/watched-texts';

const ROOT = resolve(__dirname, '../..');

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;

/**
 * What all replacements together change in a bundle.
 *
 * @param without names of replacements to leave out
 * @throws Error when Docusaurus is not as one of them expects it to be
 */
export function changeOf(bundle: Bundle, without: readonly string[] = []): Change['config'] {
  const changes = REPLACEMENTS.filter(({ name }) => !without.includes(name)).flatMap(
    (replacement) => {
      const change = replacement.change(bundle);
      return change ? [{ name: replacement.name, change }] : [];
    },
  );
  const expectations = changes.flatMap(({ name, change }) =>
    (change.expected ?? []).map((file) => ({ name, file })),
  );
  // The dev server compiles a page, and what that is made of, only when it is asked for
  const plugins = bundle.isProduction ? [new EveryReplacementMatched(expectations)] : [];
  return merged(...changes.map(({ change }) => change), { config: { plugins } }).config;
}

/**
 * Everything in which this site reaches into Docusaurus, one file a replacement; `README.md` lists them.
 */
export default function enginePlugin(
  { generatedFilesDir }: LoadContext,
  { without }: EngineOptions,
): Plugin {
  if (process.env.NODE_ENV === 'development') watchTextsOnly();
  return {
    name: 'engine',
    configureWebpack(config, isServer) {
      const isProduction = process.env.NODE_ENV === 'production';
      const bundle: Bundle = {
        root: ROOT,
        generatedFilesDir,
        isServer,
        isProduction,
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
}: OptionValidationContext<Partial<EngineOptions>, EngineOptions>): EngineOptions {
  return validate(optionsSchema, options);
}
