/**
 * Foreign text on one printable line: control and formatting characters could forge other lines of a
 * build log, or colour them.
 *
 * @param max characters that are kept
 */
export function oneLine(text: string, max = 500): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > max ? `${line.slice(0, max)}…` : line;
}

/** Something outside that did not do what it should: the CMS, its image server, a stored file. */
export class AdsFailure extends Error {
  override readonly name = 'AdsFailure';

  /**
   * @param message what happened, without a final stop; becomes one line
   * @param passing whether another try may end better
   * @param retryAfterMs how long the server asked to be left alone
   */
  constructor(
    message: string,
    readonly passing = false,
    readonly retryAfterMs = 0,
  ) {
    super(oneLine(message));
  }
}
