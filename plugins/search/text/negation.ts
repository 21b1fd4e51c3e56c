/** What says in a title that something is kept from happening. */
const NEGATIVE = /させない|させず|防ぐ|防止|\bprevent\w*/iu;

/**
 * Whether a text is on how something is kept from happening: 「モーダルを閉じさせない」, "Prevent closing". It has the
 * words of the opposite. What fails by itself is another matter: who has that problem names it either way.
 */
export function isNegative(text: string): boolean {
  return NEGATIVE.test(text);
}
