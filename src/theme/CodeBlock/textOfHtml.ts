const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** The text of highlighted code: what the copy button puts on the clipboard. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(
      /&(?:#x([\da-f]+)|#(\d+)|(lt|gt|amp|quot));/gi,
      (_, hex: string | undefined, decimal: string, name: string | undefined) =>
        name
          ? (ENTITIES[name.toLowerCase()] ?? '')
          : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );
}
