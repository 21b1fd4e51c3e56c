/**
 * Picks by weight.
 *
 * @param weights shares relative to each other; none negative
 * @param roll a number from 0 (included) to 1 (excluded)
 * @returns index of the picked weight; 0 when nothing has any weight
 */
export function pick(weights: readonly number[], roll: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = roll * total;
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return index;
    rest -= weight;
  }
  return 0;
}

/** Attribute of the root element that names the picked ad, by its place in the box. */
export const PICK_ATTRIBUTE = 'data-pick';

/**
 * JavaScript that picks before the first paint: the server's HTML holds every candidate in one box, and
 * style rules reveal the one that the attribute names. So the page is the same for every reader, the
 * app finds what it expects, and nothing appears late.
 */
export function pickScript(weights: readonly number[]): string {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return `(function(w,r,i){for(i=0;i<w.length-1&&r>=w[i];i++)r-=w[i];document.documentElement.setAttribute('${PICK_ATTRIBUTE}',i)})(${JSON.stringify(weights)},Math.random()*${total})`;
}
