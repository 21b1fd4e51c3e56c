import { lineOfKey } from '../../../../src/lib/schema-problems';
import { frontMatterProblems, pageKind } from '../../../../config/front-matter';
import { LOCALE_SETTINGS } from '../../../../config/locales';
import { settingsOf } from '../../../../config/site';
import type { Rule } from '../../../lib/page';

/** Keys and types, as the build checks them too. */
export const keys: Rule = ({ path, frontMatter, lines }) => {
  const kind = pageKind(path);
  if (!frontMatter || !kind) return [];
  return frontMatterProblems(kind, frontMatter).map(({ key, message }) => ({
    line: lineOfKey(lines.join('\n'), key),
    column: 1,
    message,
  }));
};

export const descriptionLength: Rule = ({ frontMatter, locale, lines }) => {
  const description = frontMatter?.description;
  if (typeof description !== 'string' || description === '') return [];
  const { descriptionLength: accepted } = settingsOf({ locales: LOCALE_SETTINGS, locale });
  const [min, max] = accepted;
  const { length } = [...description];
  if (length >= min && length <= max) return [];
  const message = `description has ${length} characters; accepts ${min} to ${max}`;
  return [{ line: lineOfKey(lines.join('\n'), 'description'), column: 1, message }];
};
