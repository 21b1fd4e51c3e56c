import { Joi } from '@docusaurus/utils-validation';
import type { DemoVersion } from '../../src/lib/demo';

/** Name of the plugin, and so of the folder that its generated modules are in. */
export const PLUGIN_NAME = 'docs-demos';

/** What reading a demo takes: what it may be written for. */
export interface DemoScope {
  /** The versions, newest first. */
  versions: readonly DemoVersion[];
  /** The locales that a title may be in, the default one first. */
  locales: readonly string[];
}

/** What the demos have to be told. */
export interface DemosOptions extends DemoScope {
  /** Folder of the demos, below the site's root. */
  folder: string;
}

const version = Joi.object<DemoVersion>({
  name: Joi.string().required(),
  label: Joi.string().required(),
  components: Joi.string().required(),
  samples: Joi.string().required(),
  darkPalette: Joi.boolean().required(),
  standaloneByDefault: Joi.boolean().required(),
}).unknown(true);

const schema = Joi.object<DemosOptions>({
  folder: Joi.string().required(),
  versions: Joi.array().items(version).unique('name').unique('label').min(1).required(),
  locales: Joi.array().items(Joi.string()).unique().min(1).required(),
}).unknown(true);

/**
 * Checks the options of the plugin.
 *
 * @throws Error with one sentence that names the option
 */
export function checkOptions(options: DemosOptions): DemosOptions {
  const { error } = schema.validate(options);
  if (error) throw new Error(`${PLUGIN_NAME}: ${error.message}`);
  return options;
}
