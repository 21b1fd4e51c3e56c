import { isFile } from '@site/src/lib/is-file';
import { drawnPath, type Mode } from '../../../plugins/demos/types';

/** Whom messages to a frame of the page are for: frames of one that was opened as a file have no origin to name. */
export function frameOrigin(): string {
  return isFile() ? '*' : location.origin;
}

/** Address of the drawn page; one that was opened as a file cannot look which palette the page around it has. */
export function drawnAddress(page: string, mode: Mode): string {
  return `${drawnPath(page, mode)}${isFile() ? `#${document.documentElement.dataset.theme}` : ''}`;
}
