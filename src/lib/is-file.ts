/** Whether the page was opened as a file, by no server: then it may fetch and import nothing. */
export function isFile(): boolean {
  return typeof location !== 'undefined' && location.protocol === 'file:';
}
