import type { Shown, ShownNode } from './types';

/** Characters of a value that a message shows, and how many of them stand before what differs. */
const SHOWN = 90;
const BEFORE = 30;

/** What one value is and what it should be; of long ones the part in which they differ. */
function isNot(got = '', wanted = ''): string {
  let same = 0;
  while (same < got.length && got[same] === wanted[same]) same += 1;
  const start = Math.max(got.length, wanted.length) > SHOWN ? Math.max(same - BEFORE, 0) : 0;
  const quoted = (text: string): string => {
    if (text === '') return 'nothing';
    const part = text.slice(start, start + SHOWN);
    const rest = start + SHOWN < text.length ? '…' : '';
    return JSON.stringify(`${start > 0 ? '…' : ''}${part}${rest}`);
  };
  return `is ${quoted(got)}, expected ${quoted(wanted)}`;
}

/** A component as a message names it: its tag, and which of that tag it is. */
function labelOf(shown: Shown, index: number): string {
  const { tag } = shown[index] as ShownNode;
  const before = shown.slice(0, index).filter((node) => node.tag === tag).length;
  const more = shown.some((node, at) => at !== index && node.tag === tag);
  return more ? `${tag} ${before + 1}` : tag;
}

/**
 * What differs first between the plain demo and one of a framework.
 *
 * @returns one line without a full stop; nothing when both show the same
 */
export function differenceOf(plain: Shown, other: Shown): string | undefined {
  for (let index = 0; index < Math.max(plain.length, other.length); index += 1) {
    const [a, b] = [plain[index], other[index]];
    if (!b) return `${labelOf(plain, index)} is missing`;
    if (!a) return `${labelOf(other, index)} is too much`;
    if (a.tag !== b.tag || a.depth !== b.depth) {
      const [wanted, got] = [labelOf(plain, index), labelOf(other, index)];
      return wanted === got
        ? `${got} lies ${b.depth} components deep, not ${a.depth}`
        : `${got} where ${wanted} is expected`;
    }
    const label = labelOf(plain, index);
    for (const name of new Set([...Object.keys(a.facts), ...Object.keys(b.facts)])) {
      if (a.facts[name] !== b.facts[name]) {
        return `${label}: ${name} ${isNot(b.facts[name], a.facts[name])}`;
      }
    }
    const [wanted, got] = [a.text.join(' | '), b.text.join(' | ')];
    if (wanted !== got) return `${label}: text ${isNot(got, wanted)}`;
  }
  return undefined;
}
