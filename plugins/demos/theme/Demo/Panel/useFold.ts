import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether a source is folded because it is higher than the place that is kept for it, whose height the style
 * sheet sets by the room that the demo has. What is opened in it unfolds it.
 *
 * @param place of the source, with the source in its `pre`
 */
export function useFold(place: RefObject<HTMLElement>): {
  isLong: boolean;
  isUnfolded: boolean;
  setUnfolded: (isUnfolded: boolean) => void;
} {
  const [isLong, setLong] = useState(true);
  const [isUnfolded, setUnfolded] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || isUnfolded) return undefined;
    const measure = (): void => {
      const lines = element.querySelector('pre code');
      if (!lines) return;
      const { top } = element.getBoundingClientRect();
      const kept = parseFloat(getComputedStyle(element).minHeight);
      setLong(lines.getBoundingClientRect().bottom > top + kept + 1);
    };
    const unfold = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement && target.open) setUnfolded(true);
    };
    const observer = new ResizeObserver(measure);
    for (const box of [element, ...element.querySelectorAll('pre code')]) observer.observe(box);
    // It does not bubble
    element.addEventListener('toggle', unfold, true);
    return () => {
      observer.disconnect();
      element.removeEventListener('toggle', unfold, true);
    };
  });
  return { isLong, isUnfolded, setUnfolded };
}
