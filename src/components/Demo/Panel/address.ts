import type { DemoInfo, Mode } from '../../../../plugins/demos/types';

/**
 * Address of the live page in a mode and a palette.
 *
 * @param device the outline that it is shown in, if any
 */
export function liveAddress(
  { page }: DemoInfo,
  mode: Mode,
  palette: string,
  device?: DemoInfo['device'],
): string {
  const query = { 'ionic:mode': mode, palette, ...(device === 'phone' && { device }) };
  return `${page}?${new URLSearchParams(query)}`;
}
