import type { Element } from 'hast';

/** Characters of code that fit on a line of the narrowest phone, within a list. */
const LONGEST = 20;

/**
 * Gives inline code that may be broken the class `long`. Names stay in one piece: `--padding-start` or
 * `can-dismiss` would otherwise break at each hyphen. CSS cannot tell how long a text is.
 *
 * @param element changed in place when it is code with nothing but text and no class of its own
 */
export function markLongCode(element: Element): void {
  if (element.tagName !== 'code' || element.properties.className) return;
  const length = element.children.reduce(
    (sum, child) => sum + (child.type === 'text' ? child.value.length : 0),
    0,
  );
  if (length > LONGEST) element.properties.className = ['long'];
}
