import type { DemoInfo, Mode } from '../../../../../src/lib/demo';

/** Id of a demo in its page. */
export function demoId({ name }: Pick<DemoInfo, 'name'>): string {
  return `demo-${name.replace('/', '-')}`;
}

/**
 * Address of the live page in a mode and a palette.
 *
 * @param isFramed whether it stands in a page: in the demo's outline, with the overlay open that is drawn so
 */
export function liveAddress(
  { page, device }: DemoInfo,
  mode: Mode,
  palette: string,
  isFramed = false,
): string {
  const query = {
    'ionic:mode': mode,
    palette,
    ...(isFramed && { start: 'open', ...(device === 'phone' && { device }) }),
  };
  return `${page}?${new URLSearchParams(query)}`;
}
