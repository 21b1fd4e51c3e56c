/** Where a reader is in the results of a search. */
export interface Place {
  /** How many times results were shown: 1 without "more". */
  pages: number;
  /** The result that they have followed. */
  hit: string;
  /** Where it was in the window, in pixels from its top. */
  top: number;
}

/** Attribute of the link of a result. */
const ATTRIBUTE = 'data-hit';

/** What makes the link of a result one that {@link goTo} finds. */
export const placeMark = (hit: string): Record<string, string> => ({ [ATTRIBUTE]: hit });

/** Field of the history entry's state, beside those of the router. */
const FIELD = 'searchPlace';

/** The place that was kept in the history entry, for a reader who comes back to it. */
export function readPlace(state: unknown): Place | undefined {
  return (state as { [FIELD]?: Place } | null)?.[FIELD];
}

/**
 * Keeps the place in the history entry. The router is not told: it takes a change for a visit, and
 * scrolls.
 */
export function keepPlace(place: Place): void {
  history.replaceState({ ...(history.state as object | null), [FIELD]: place }, '');
}

/**
 * Scrolls the result of a place to where it was in the window. What stands above it may have another height
 * now: the first results come without texts.
 */
export function goTo({ hit, top }: Place): void {
  const link = document.querySelector(`[${ATTRIBUTE}="${CSS.escape(hit)}"]`);
  if (!link) return;
  const by = link.getBoundingClientRect().top - top;
  window.scrollBy({ top: by, behavior: 'instant' });
}
