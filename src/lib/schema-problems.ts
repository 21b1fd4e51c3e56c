import Joi from 'joi';
import { suggestion } from './nearest';

/** One key that does not fit its schema. */
export interface KeyProblem {
  /** The key at the top level, to find its line by. */
  key: string;
  message: string;
}

/** A value in words: what YAML made of it, which may not be what its writer had in mind. */
function described(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value === '') return 'an empty text';
  if (typeof value === 'string') return `the text ${JSON.stringify(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)}`;
  return Array.isArray(value) ? 'a list' : 'a group of keys';
}

function pathText(path: (string | number)[]): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join('');
}

/**
 * Compares keys with a schema, without converting anything: text in quotes is no number.
 *
 * @param schema an object whose every key has a `description` of what it accepts
 * @param data the keys as YAML reads them
 * @param place what they are called in messages, for example `front matter`
 * @returns everything that is wrong, in the schema's order
 */
export function schemaProblems(
  schema: Joi.ObjectSchema,
  data: unknown,
  place: string,
): KeyProblem[] {
  const { error } = schema.validate(data, { abortEarly: false, convert: false });
  if (!error) return [];
  const { keys } = schema.describe() as { keys: Record<string, Joi.Description> };
  return error.details.map(({ type, path, context }) => {
    const key = String(path[0] ?? '');
    const name = pathText(path);
    if (type === 'object.unknown' && path.length === 1) {
      const known = Object.keys(keys);
      return {
        key,
        message: `${place} has an unknown key "${key}"${suggestion(key, known, known.join(', '))}`,
      };
    }
    const { description } = (keys[key]?.flags ?? {}) as { description?: string };
    const accepts = `accepts ${description ?? 'keys with values'}`;
    return type === 'any.required' && path.length === 1
      ? { key, message: `${place} has no "${key}"; ${accepts}` }
      : {
          key,
          message: `${name === '' ? place : name}: got ${described(context?.value)}, ${accepts}`,
        };
  });
}

/** Line of a top-level key in YAML, counted from 1; the first line where the key is absent. */
export function lineOfKey(yaml: string, key: string): number {
  const at = yaml
    .split('\n')
    .findIndex((line) => line.replace(/^(['"])(.*?)\1/, '$2').startsWith(`${key}:`));
  return at < 0 ? 1 : at + 1;
}
