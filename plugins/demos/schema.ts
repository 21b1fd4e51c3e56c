import { Joi } from '@docusaurus/utils-validation';
import type { DemoScope } from './options';
import type { DemoMeta } from './types';

const selector = Joi.string().min(1).required();

const step = Joi.alternatives(
  Joi.object({ click: selector, times: Joi.number().integer().min(2).max(3) }),
  Joi.object({ fill: selector, text: Joi.string().allow('').required() }),
  Joi.object({ press: selector }),
  Joi.object({
    drag: selector,
    by: Joi.array().items(Joi.number().integer()).length(2).required(),
  }),
  Joi.object({ see: selector }),
).messages({ 'alternatives.match': '{{#label}} must be a click, fill, press, drag or see step' });

const schemaOf = (labels: readonly string[], [first = '', ...others]: readonly string[]) =>
  Joi.object({
    title: Joi.object({
      [first]: Joi.string().required(),
      ...Object.fromEntries(others.map((locale) => [locale, Joi.string()])),
    }).required(),
    height: Joi.number().integer().min(80).max(900).required(),
    device: Joi.valid('none', 'phone').default('none'),
    layout: Joi.valid('centre', 'page').default('centre'),
    versions: Joi.array()
      .items(Joi.valid(...labels))
      .unique()
      .min(1)
      .default([...labels]),
    why: Joi.string(),
    varies: Joi.object({ pattern: Joi.string().required(), why: Joi.string().required() }),
    notDrawn: Joi.string(),
    steps: Joi.array().items(step).min(1).required(),
  });

/**
 * Checks the contents of a `meta.json`.
 *
 * @param scope versions and locales that it may name
 * @throws Error with one sentence for everything that is wrong with it
 */
export function parseMeta(json: string, { versions, locales }: DemoScope): DemoMeta {
  const labels = versions.map(({ label }) => label);
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`);
  }
  const { value, error } = schemaOf(labels, locales).validate(raw, { abortEarly: false });
  if (error) throw new Error(error.details.map(({ message }) => message).join('; '));
  const meta = value as DemoMeta;
  if (meta.versions.length < labels.length && !meta.why) {
    throw new Error('"why" is required where "versions" leaves one out');
  }
  if (!meta.steps.some((tried) => 'see' in tried)) {
    throw new Error('"steps" must have a "see" step, or they prove nothing');
  }
  return meta;
}
