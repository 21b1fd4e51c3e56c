import Joi from 'joi';
import { parseJson } from '../../src/lib/json';
import { schemaProblems } from '../../src/lib/schema-problems';
import type { DemoScope } from './options';
import { FRAMEWORKS, MODES, type DemoMeta } from '../../src/lib/demo';

const selector = Joi.string().min(1).required();

/** Texts that tests leave out, and why. */
const pattern = Joi.object({
  pattern: Joi.string().required(),
  why: Joi.string().required(),
}).description('"pattern" and "why"');

const step = Joi.alternatives(
  Joi.object({ click: selector, times: Joi.number().integer().min(2).max(3) }),
  Joi.object({ fill: selector, text: Joi.string().allow('').required() }),
  Joi.object({ press: selector }),
  Joi.object({
    drag: selector,
    by: Joi.array().items(Joi.number().integer()).length(2).required(),
  }),
  Joi.object({ see: selector }),
);

function schemaOf({ versions, locales: [first = '', ...others] }: DemoScope): Joi.ObjectSchema {
  const labels = versions.map(({ label }) => label);
  return Joi.object({
    title: Joi.object({
      [first]: Joi.string().required(),
      ...Object.fromEntries(others.map((locale) => [locale, Joi.string()])),
    })
      .required()
      .description(`texts by locale: ${[first, ...others].join(', ')}`),
    height: Joi.number()
      .integer()
      .min(80)
      .max(900)
      .required()
      .description('pixels, a number from 80 to 900'),
    device: Joi.valid('none', 'phone').default('none').description('"none" or "phone"'),
    layout: Joi.valid('center', 'page').default('center').description('"center" or "page"'),
    versions: Joi.array()
      .items(Joi.valid(...labels))
      .unique()
      .min(1)
      .default([...labels])
      .description(`a list of ${labels.join(', ')}, each once`),
    why: Joi.string().description('a sentence'),
    varies: pattern,
    says: pattern,
    differs: Joi.array()
      .items(
        Joi.object({
          framework: Joi.valid(...FRAMEWORKS.filter((name) => name !== 'javascript')).required(),
          versions: Joi.array().items(Joi.valid(...labels)),
          modes: Joi.array().items(Joi.valid(...MODES)),
          pattern: Joi.string().required(),
          why: Joi.string().required(),
        }),
      )
      .min(1)
      .description(
        'a list with "framework", "pattern", "why" and, if not for all, "versions" and "modes"',
      ),
    opens: Joi.object(Object.fromEntries(labels.map((label) => [label, selector.optional()])))
      .min(1)
      .description(`a selector by version: ${labels.join(', ')}`),
    inPage: Joi.boolean().description('true or false'),
    notDrawn: Joi.string().description('a sentence that says why'),
    steps: Joi.array()
      .items(step)
      .min(1)
      .required()
      .description('a list of steps, each a click, fill, press, drag or see'),
  });
}

/** The schema of each scope: making one costs more than checking a file with it. */
const schemas = new WeakMap<DemoScope, Joi.ObjectSchema>();

/**
 * Checks the contents of a `meta.json`.
 *
 * @param scope versions and locales that it may name
 * @throws Error with one sentence for everything that is wrong with it
 */
export function parseMeta(json: string, scope: DemoScope): DemoMeta {
  const raw = parseJson(json);
  const schema = schemas.get(scope) ?? schemaOf(scope);
  schemas.set(scope, schema);
  const problems = schemaProblems(schema, raw, 'the file').map(({ message }) => message);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const meta = schema.validate(raw).value as DemoMeta;
  if (meta.versions.length < scope.versions.length && !meta.why) {
    throw new Error('"why" is required where "versions" leaves one out');
  }
  if (!meta.steps.some((tried) => 'see' in tried)) {
    throw new Error('"steps" must have a "see" step, or they prove nothing');
  }
  return meta;
}
