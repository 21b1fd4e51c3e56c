/**
 * A source, an option or a page that the reference cannot work with. The message is one line and
 * complete: whoever reads it in a build log knows which package or file to open.
 */
export class FactsError extends Error {
  override readonly name = 'FactsError';

  /** @param message what is wrong; line breaks are folded so that it stays one line */
  constructor(message: string) {
    super(message.replace(/\s*\n\s*/g, ' '));
  }
}

/** The message of anything that was thrown, on one line. */
export function messageOf(error: unknown): string {
  return new FactsError(error instanceof Error ? error.message : String(error)).message;
}

/**
 * Whether something thrown is a {@link FactsError}. Told by its name, because the configuration
 * loader may have loaded this module, and with it the class, more than once.
 */
export function isFactsError(error: unknown): error is FactsError {
  return error instanceof Error && error.name === 'FactsError';
}
