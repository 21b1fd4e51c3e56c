/** Whether a message comes from a frame, and the site's own page is in it. */
export function isFrom({ source, origin }: MessageEvent, frame: HTMLIFrameElement | null): boolean {
  return origin === location.origin && source !== null && source === frame?.contentWindow;
}
