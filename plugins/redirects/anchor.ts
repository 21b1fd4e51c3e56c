/** A heading of a page. */
export interface Heading {
  id: string;
  text: string;
}

/**
 * Heading ids by the anchors that stood for the same section before, by the path of the page; those under an empty
 * path hold on any page that has the heading.
 */
export type MovedSections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What heading ids of members begin with now; they were the member's name in lower case. */
const MEMBER = /^(?:prop|event|method|slot|part|css)-/;

/** Words that tell nothing of a section. */
const EMPTY = new Set(
  'a an and app are as at be by do for from how in ionic is it new next of on or steps the to use using what when with you your'.split(
    ' ',
  ),
);

/** Beginnings of the words of a text: "dismissing" and "dismiss" have the same. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().split(/[^a-z\d]+/);
  return new Set(words.filter((word) => word && !EMPTY.has(word)).map((word) => word.slice(0, 5)));
}

/** Where fewer of an old name's words are in a heading, it is about something else. */
const ENOUGH = 0.75;

const shareOf = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...words].filter((word) => others.has(word)).length / Math.max(1, words.size);

/** The heading that has the most words of an old name; nothing where none has enough, or two have the same. */
function nearestSection(
  page: string,
  old: string,
  headings: readonly Heading[],
): string | undefined {
  const ofPage = wordsOf(page);
  const all = wordsOf(old);
  // A heading of the page about modals need not say "modal"
  const telling = new Set([...all].filter((word) => !ofPage.has(word)));
  const words = telling.size > 0 ? telling : all;
  const [best, next] = headings
    .map(({ id, text }) => {
      const inId = wordsOf(id);
      const both = shareOf(words, new Set([...inId, ...wordsOf(text)]));
      return { id, score: both > 0 ? both + shareOf(inId, words) / 2 : 0 };
    })
    .sort((a, b) => b.score - a.score);
  return best && best.score >= ENOUGH && best.score > (next?.score ?? 0) ? best.id : undefined;
}

/**
 * The heading that an anchor of an earlier edition meant.
 *
 * @param page address of the page; its end counts
 * @param anchor as in the address, without `#`, decoded
 * @param headings those of the page, in its order
 * @param sections old anchors that have no word in common with their headings
 * @returns nothing where the page has no such heading, or still has the anchor itself
 */
export function movedAnchor(
  page: string,
  anchor: string,
  headings: readonly Heading[],
  sections: MovedSections,
): string | undefined {
  const ids = headings.map(({ id }) => id);
  if (anchor === '' || ids.includes(anchor)) return undefined;
  const old = anchor.toLowerCase();
  const path = page.replace(/\/$/, '');
  const names = Object.keys(sections).filter((name) => name && `/${path}`.endsWith(`/${name}`));
  const member = ids.find((id) => MEMBER.test(id) && id.replace(MEMBER, '').toLowerCase() === old);
  const section = [...names, '']
    .map((name) => sections[name]?.[old])
    .find((id) => id !== undefined && ids.includes(id));
  return member ?? section ?? nearestSection(path.split('/').slice(-2).join(' '), old, headings);
}
