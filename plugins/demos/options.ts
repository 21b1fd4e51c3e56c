import { Joi } from '@docusaurus/utils-validation';
import type { IonicPackages } from './ionic';

/** Name of the plugin, and so of the folder that its generated modules are in. */
export const PLUGIN_NAME = 'docs-demos';

/** What the demos have to be told. */
export interface DemosOptions {
  /** Folder of the demos, below the site's root. */
  folder: string;
  /** Package (name or npm alias) with the components, by version. */
  packages: IonicPackages;
}

const schema = Joi.object({
  folder: Joi.string().required(),
  packages: Joi.object({ v8: Joi.string().required(), v7: Joi.string().required() }).required(),
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
