import { Joi } from '@docusaurus/utils-validation';
import { CURRENT } from '../src/lib/docs-trees';
import { schemaProblems } from '../src/lib/schema-problems';
import type { DocsVersion } from './versions';

const text = (accepted: string) => Joi.string().required().description(accepted);
const flag = Joi.boolean().required().description('true or false');

const schema = Joi.object({
  name: Joi.string()
    .pattern(/^[\w.-]+$/)
    .required()
    .description(`"${CURRENT}", or the name of a folder in versioned_docs without "version-"`),
  label: Joi.string()
    .pattern(/^[\w.-]+$/)
    .required()
    .description('a word such as v8'),
  path: Joi.string()
    .allow('')
    .pattern(/^[\w.-]+(?:\/[\w.-]+)*$/)
    .required()
    .description(
      'a path such as v7, without a slash at its ends; an empty text for the base itself',
    ),
  banner: Joi.valid('none', 'unreleased', 'unmaintained')
    .required()
    .description('"none", "unreleased" or "unmaintained"'),
  upgradeGuide: text('the id of a page, such as updating/8-0'),
  components: text('the name of a package'),
  samples: text('a folder, such as tests/apps/installs/samples/v8'),
  darkPalette: flag,
  standaloneByDefault: flag,
});

/** What no two versions may share. */
const UNIQUE = ['name', 'label', 'path'] as const;

/**
 * Checks the table of versions. TypeScript knows its types, but nothing runs it before a build, and two
 * versions with one path would be built over each other.
 *
 * @throws Error with one line for each value that is missing, wrong, or another version's
 */
export function checkVersions(versions: readonly DocsVersion[]): void {
  const problems = versions.flatMap((version, index) => {
    const place = `config/versions.ts: version ${index + 1}`;
    const shared = UNIQUE.flatMap((key) => {
      const other = versions.findIndex((one) => one[key] === version[key]);
      return other >= index
        ? []
        : [`${place}: ${key} "${version[key]}" is also that of version ${other + 1}`];
    });
    const wrong = schemaProblems(schema, version, place).map(({ message }) =>
      message.startsWith(place) ? message : `${place}: ${message}`,
    );
    return [...wrong, ...shared];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
