import Joi from 'joi';
import { FactsError } from './errors';
import { englishLabels, type Labels } from './labels';
import type { PageFinder } from './markdown/links';

/** What the reference has to be told. */
export interface ReferenceOptions {
  /** The site's root: its `node_modules` hold the sources, its trees the pages. */
  siteDir: string;
  /** Locale being built. */
  locale: string;
  /** The words that the reference writes, in that locale; the packages' own language by default. */
  labels: Labels;
  /** Package (name or npm alias) with the custom elements, by docs version: `current`, `v7`, … */
  components: Readonly<Record<string, string>>;
  /** Package with the command line tool. */
  cli: string;
  /** Folder of the translation memory, below `siteDir`; `i18n/<locale>/reference` by default. */
  translations: string;
  /** Pages of a docs version; by default the files of its tree. */
  pages?: (version: string) => PageFinder;
}

/** Options as they are written: those with a default may be left out. */
export type ReferenceUserOptions = Omit<ReferenceOptions, 'cli' | 'translations' | 'labels'> &
  Partial<Pick<ReferenceOptions, 'cli' | 'translations' | 'labels'>>;

const packageName = Joi.string().pattern(/^(?:@[\w.-]+\/)?[\w.-]+$/, 'package name');

const schema = Joi.object<ReferenceOptions>({
  siteDir: Joi.string().required(),
  locale: Joi.string().required(),
  labels: Joi.object().default(englishLabels),
  components: Joi.object().pattern(Joi.string(), packageName).min(1).required(),
  cli: packageName.default('@ionic/cli'),
  translations: Joi.string().default(
    (parent: { locale: string }) => `i18n/${parent.locale}/reference`,
  ),
  pages: Joi.function(),
});

/**
 * Checks the options and fills in their defaults.
 *
 * @throws FactsError that names the option and what it accepts
 */
export function validateOptions(options: unknown): ReferenceOptions {
  const { value, error } = schema.validate(options);
  if (error) throw new FactsError(`reference options: ${error.message}`);
  return value;
}
