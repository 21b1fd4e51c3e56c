import { unescapeHtml } from './html';

/** The text of highlighted code: what the copy button puts on the clipboard. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replace(/<[^>]+>/g, ''));
}
