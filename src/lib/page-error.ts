/** Where something is in a page, counted from 1. */
interface Place {
  line: number;
  column: number;
}

/**
 * A mistake in a page that stops it from being compiled. Docusaurus prints everything that such an error
 * has, with the place in the code that found it; this one has its message alone, which says where the mistake is.
 */
export class PageError extends Error {
  readonly #place: Place;
  readonly #reason: string;

  /**
   * @param path of the page, relative to the site's root
   * @param node the node of the tree that is wrong
   */
  constructor(
    path: string,
    { position }: { position?: { start: Place } | undefined },
    reason: string,
  ) {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    super(`${path}:${line}:${column}: ${reason}`);
    this.#place = { line, column };
    this.#reason = reason;
    this.stack = '';
  }

  get place(): Place {
    return this.#place;
  }

  /** What is wrong, without the place. */
  get reason(): string {
    return this.#reason;
  }
}
