import escape from 'escape-html';

/** Escapes text that is shown as HTML, in an element or in an attribute. */
export const escapeHtml: (text: string) => string = escape;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** Undoes {@link escapeHtml}, and what renderers of HTML write in its place; other entities stay. */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(lt|gt|amp|quot));/gi,
    (_, hex: string | undefined, decimal: string, name: string | undefined) =>
      name
        ? (ENTITIES[name.toLowerCase()] ?? '')
        : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
