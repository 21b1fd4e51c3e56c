import { isFile } from '@site/src/lib/is-file';

/** Whom messages to a frame of the page are for: frames of one that was opened as a file have no origin to name. */
export function frameOrigin(): string {
  return isFile() ? '*' : location.origin;
}
