import { Joi } from '@docusaurus/utils-validation';
import { REPLACEMENTS } from './replacements';

/** What the plugin is told by the site. */
export interface EngineOptions {
  /** Replacements to leave out; the benchmark measures what each one gains. */
  without: readonly string[];
}

/** Checks {@link EngineOptions}. */
export const optionsSchema = Joi.object<EngineOptions>({
  without: Joi.array()
    .items(Joi.string().valid(...REPLACEMENTS.map(({ name }) => name)))
    .default([]),
});
