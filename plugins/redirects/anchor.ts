/** Sections of component pages under the names that they had, by their heading ids. */
const SECTIONS: Readonly<Record<string, string>> = {
  basic: 'quick-start',
  'basic-usage': 'quick-start',
  usage: 'quick-start',
  interfaces: 'types',
};

/** What heading ids of members begin with now; they were the member's name in lower case. */
const MEMBER = /^(?:prop|event|method|slot|part|css)-/;

/**
 * The heading that an anchor of an earlier edition meant.
 *
 * @param anchor as in the address, without `#`, decoded
 * @param ids heading ids of the page, in its order
 * @returns nothing where the page has no such heading, or still has the anchor itself
 */
export function movedAnchor(anchor: string, ids: readonly string[]): string | undefined {
  if (anchor === '' || ids.includes(anchor)) return undefined;
  const old = anchor.toLowerCase();
  const member = ids.find((id) => MEMBER.test(id) && id.replace(MEMBER, '').toLowerCase() === old);
  const section = SECTIONS[old];
  return member ?? ids.find((id) => id === section);
}
