import { Joi } from '@docusaurus/utils-validation';
import type { Problem } from '../../../lib/page';
import { checkEntries, entryProblem, readYaml, type DataFile } from './files';

const text = () => Joi.string().description('text in quotes');

/** A person or team that posts are by. Docusaurus accepts any key, and leaves out what it does not know. */
const AUTHOR = Joi.object({
  name: text().required(),
  title: text(),
  description: text(),
  url: Joi.string()
    .uri({ scheme: 'https' })
    .description('an address that begins with https:, in quotes'),
  page: Joi.boolean().description('true or false, without quotes'),
});

/** A subject of pages or posts. */
const TAG = Joi.object({
  label: text().required(),
  permalink: Joi.string()
    .pattern(/^\/[a-z0-9-]+$/)
    .required()
    .description('a slash and small letters, digits and hyphens'),
  description: text().required(),
});

/** What pages may name, by the kind of file that declares it. */
const KINDS = { 'authors.yml': AUTHOR, 'tags.yml': TAG } as const;

/** A file that declares what pages may name. */
export type DeclaringFile = keyof typeof KINDS;

/** What a translation of such a file must have as its source has it. */
const SAME: Readonly<Record<DeclaringFile, string>> = {
  'authors.yml': 'page',
  'tags.yml': 'permalink',
};

function sharedAddresses(file: DataFile): Problem[] {
  const known = new Map<unknown, string>();
  return Object.entries(file.data).flatMap(([entry, value]) => {
    const address = (value as { permalink?: unknown } | null)?.permalink;
    const other = known.get(address);
    if (address === undefined || other === undefined) {
      known.set(address, entry);
      return [];
    }
    const message = `"${entry}": permalink ${JSON.stringify(address)} is also that of "${other}"`;
    return [entryProblem(file, entry, message, 'permalink')];
  });
}

function differences(file: DataFile, source: DataFile, same: string): Problem[] {
  const field = (of: DataFile, entry: string): unknown =>
    (of.data[entry] as Record<string, unknown> | null)?.[same];
  const missing = Object.keys(source.data).filter((entry) => !(entry in file.data));
  const added = Object.keys(file.data).filter((entry) => !(entry in source.data));
  const other = Object.keys(file.data).filter(
    (entry) => entry in source.data && field(file, entry) !== field(source, entry),
  );
  return [
    ...missing.map((entry) =>
      entryProblem(file, '', `has no "${entry}", which ${source.path} has`),
    ),
    ...added.map((entry) =>
      entryProblem(file, entry, `"${entry}" translates nothing; ${source.path} has no such entry`),
    ),
    ...other.map((entry) => {
      const [got, wanted] = [field(file, entry), field(source, entry)].map((value) =>
        value === undefined ? 'none' : JSON.stringify(value),
      );
      const message = `"${entry}": ${same} is ${got}, ${source.path} has ${wanted}`;
      return entryProblem(file, entry, message, same);
    }),
  ];
}

/**
 * Checks `authors.yml` or `tags.yml` of a tree of pages.
 *
 * @param tree folder of the pages, relative to the root
 * @param source the file that this one translates, if it does
 * @returns nothing where the tree has no such file
 */
export function readDeclared(
  root: string,
  tree: string,
  name: DeclaringFile,
  source?: DataFile,
): DataFile | undefined {
  const file = readYaml(root, `${tree}/${name}`);
  if (!file || file.problems.length > 0) return file;
  const problems = [
    ...checkEntries(file, KINDS[name]),
    ...sharedAddresses(file),
    ...(source && source.problems.length === 0 ? differences(file, source, SAME[name]) : []),
  ];
  return { ...file, problems };
}
