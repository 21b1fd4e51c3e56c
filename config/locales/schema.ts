import { Joi } from '@docusaurus/utils-validation';
import { wordsSchema } from '../../plugins/markdown/options';
import type { Locales } from './types';

const text = Joi.string().required().messages({ '*': 'a text' });

/** What each setting accepts, in the words of a message. */
const schema = Joi.object({
  config: Joi.object({
    label: text,
    direction: Joi.valid('ltr', 'rtl').required().messages({ '*': 'ltr or rtl' }),
    htmlLang: text,
    calendar: text,
    path: text,
  })
    .required()
    .messages({ 'any.required': 'label, direction, htmlLang, calendar and path' }),
  navbar: Joi.object({ translate: text, social: text, chat: text, source: text })
    .required()
    .messages({ 'any.required': 'translate, social, chat and source' }),
  announcement: Joi.function()
    .required()
    .messages({ '*': 'a function that returns the text of the bar above the navbar' }),
  blog: Joi.object({ title: text, description: text })
    .required()
    .messages({ 'any.required': 'title and description' }),
  releases: Joi.object({ title: text, description: text })
    .required()
    .messages({ 'any.required': 'title and description' }),
  searchParts: Joi.object({ docs: text, blog: text })
    .required()
    .messages({ 'any.required': 'docs and blog' }),
  twins: wordsSchema.required().messages({ 'any.required': 'the words that Markdown twins write' }),
  descriptionLength: Joi.array()
    .ordered(Joi.number().required(), Joi.number().required())
    .required()
    .messages({ '*': 'the fewest and the most characters of a description' }),
  typography: Joi.object({ refused: Joi.object().instance(RegExp).required(), name: text }),
  reference: Joi.object()
    .required()
    .messages({ '*': 'the words that the reference writes, as in en.ts' }),
}).required();

/**
 * Checks that no locale is declared by half. TypeScript says so too, but nothing runs it before a build.
 *
 * @throws Error with one line for each setting that is missing or wrong
 */
export function checkLocales(locales: Locales): void {
  const problems = Object.entries(locales).flatMap(([name, settings]) => {
    const { error } = schema.validate(settings, { abortEarly: false });
    return (error?.details ?? []).map(({ path, message, type }) => {
      const place = `config/locales/${name}.ts: ${path.join('.')}`;
      if (type === 'object.unknown') return `${place}: no such setting`;
      return `${place}: ${type === 'any.required' ? 'missing' : 'wrong'}, accepts ${message}`;
    });
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
