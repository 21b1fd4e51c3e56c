import Joi from 'joi';
import { FactsError } from '../errors';
import type { InstalledPackage } from './package';

/** Any text, the empty one included. */
export const text = Joi.string().allow('').required();
/** A text that may be missing. */
export const optionalText = Joi.string().allow('');
/** A name: never empty. */
export const name = Joi.string().required();
/** A flag that must be there. */
export const flag = Joi.boolean().strict().required();

/** An object that may hold more than what is read from it. */
export function record(keys: Joi.SchemaMap): Joi.ObjectSchema {
  return Joi.object(keys).unknown(true).required();
}

/** A list; `unique` names the key whose values must differ. */
export function list(item: Joi.Schema, unique?: string): Joi.ArraySchema {
  // A required item would mean that the list must hold at least one.
  const schema = Joi.array().items(item.optional()).required();
  return unique === undefined ? schema : schema.unique(unique);
}

/** A JSDoc tag. */
export const tag = record({ name, text: optionalText });

function pathOf(steps: readonly (string | number)[]): string {
  return steps
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`,
    )
    .join('');
}

/**
 * Lets foreign data in, or says in one line what is wrong with it.
 *
 * @param pkg where the data come from
 * @param schema what is read from them
 * @param data the foreign data
 * @returns the same data, typed
 * @throws FactsError `package@version: path: what is wrong`
 */
export function admit<T>(
  pkg: Pick<InstalledPackage, 'name' | 'version'>,
  schema: Joi.Schema,
  data: unknown,
): T {
  const { error } = schema.validate(data, {
    convert: false,
    errors: { label: false, wrap: { label: false } },
  });
  const detail = error?.details[0];
  if (!detail) return data as T;
  const path = pathOf(detail.path) || '(root)';
  throw new FactsError(`${pkg.name}@${pkg.version}: ${path}: ${detail.message}`);
}
