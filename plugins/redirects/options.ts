import Joi from 'joi';
import type { RedirectOptions } from './table';

const paths = Joi.object().pattern(
  /^[^/].*[^/]$/,
  Joi.string()
    .pattern(/^(?:[^/].*[^/])?$/)
    .allow(''),
);

/** Schema of {@link RedirectOptions}. */
export const optionsSchema = Joi.object<RedirectOptions>({
  moved: Joi.function()
    .required()
    .custom((moved: RedirectOptions['moved']) => {
      Joi.assert(moved(), paths);
      return moved;
    }),
  sections: Joi.function().required(),
  folders: paths.required(),
  versions: Joi.array().items(Joi.string().allow('')).min(1).required(),
  aliases: Joi.array().items(Joi.string()).required(),
});
