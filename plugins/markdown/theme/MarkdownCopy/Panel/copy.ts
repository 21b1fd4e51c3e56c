async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/**
 * Puts a text file of this site on the clipboard. The clipboard is opened at once, because some browsers refuse
 * it when the text arrives later; where it takes no promises, the text comes first.
 *
 * @throws Error when the file does not come, or the browser refuses
 */
export async function copyFile(path: string): Promise<void> {
  const text = fetchText(path);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
