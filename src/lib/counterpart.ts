import { CHOICES, frameworkOfPage, type ChoiceOf } from './choices';

/** A page as the docs plugin lists it. */
interface ListedDoc {
  id: string;
  path: string;
}

type Framework = ChoiceOf<'framework'>;

/** Guides that one framework has under a longer name, and what those of the others are called. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'adding-ionic-react-to-an-existing-react-project': 'add-to-existing',
  'testing/introduction': 'testing',
};

/** Where a reader begins who finds no page about the same for a framework. */
const FIRST = 'overview';

/** What a guide is about, which is its name in the folder of its framework. */
function subjectOf(id: string): string {
  const name = id.slice(id.indexOf('/') + 1);
  return SHORT_NAMES[name] ?? name;
}

/** A subject and those that it is a part of, the nearest first: `testing/setup`, `testing`. */
function withParents(subject: string): string[] {
  const end = subject.lastIndexOf('/');
  return end < 0 ? [subject] : [subject, ...withParents(subject.slice(0, end))];
}

function find(
  docs: readonly ListedDoc[],
  framework: Framework,
  subject: string,
): ListedDoc | undefined {
  return docs.find(({ id }) => frameworkOfPage(id) === framework && subjectOf(id) === subject);
}

/**
 * The pages about the same for other frameworks: guides of frameworks are in folders of their own.
 *
 * @param docs pages of the version
 * @param id of the page that is open
 * @returns the path for each framework that has one; nothing where the page is for all
 */
export function counterparts(
  docs: readonly ListedDoc[],
  id: string,
): { framework: Framework; path: string }[] {
  const ofPage = frameworkOfPage(id);
  if (ofPage === undefined) return [];
  return CHOICES.framework.flatMap((framework) => {
    const path = framework !== ofPage && find(docs, framework, subjectOf(id))?.path;
    return path ? [{ framework, path }] : [];
  });
}

/**
 * Where a reader of a guide goes who chooses another framework: to the page about the same, about what that is a part
 * of, or to the first one.
 *
 * @param about another guide, whose subject is looked for
 * @returns nothing where the page is for all or for this framework, or the version has no page for it
 */
export function nearestCounterpart(
  docs: readonly ListedDoc[],
  id: string,
  wanted: Framework,
  about = id,
): string | undefined {
  const ofPage = frameworkOfPage(id);
  if (ofPage === undefined || ofPage === wanted) return undefined;
  return [...withParents(subjectOf(about)), FIRST]
    .map((subject) => find(docs, wanted, subject)?.path)
    .find((path) => path !== undefined);
}
