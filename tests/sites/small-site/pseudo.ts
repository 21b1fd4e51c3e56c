const ACCENT = '\u0301';

/**
 * English with accents and brackets. A text that stays plain on a page was not translated; one without its
 * last bracket was cut off. Placeholders such as `{count}`, tags and entities stay as they are.
 */
export function pseudo(text: string): string {
  const accented = text.replace(
    /(\{[^}]*\}|<[^>]*>|&\w+;)|([aeiou])/gi,
    (_, kept: string | undefined, letter: string) => kept ?? `${letter}${ACCENT}`.normalize('NFC'),
  );
  return `[${accented}]`;
}

/** A file that `docusaurus write-translations` wrote, with each message translated by {@link pseudo}. */
export function pseudoTexts(json: string): string {
  const texts = JSON.parse(json) as Record<string, { message: string }>;
  for (const text of Object.values(texts)) {
    // Plural forms are separated by bars
    text.message = text.message.split('|').map(pseudo).join('|');
  }
  return `${JSON.stringify(texts, null, 2)}\n`;
}

/** A page of plain paragraphs and headings, translated by {@link pseudo}; ids, links and tags stay. */
export function pseudoPage(source: string): string {
  return source
    .split('\n')
    .map((line) => {
      const [, mark = '', text = '', id = ''] =
        /^(#+ |title: |)([A-Z][^{<]*?)( \{#[\w-]+\}|)$/.exec(line) ?? [];
      if (text === '') return line;
      const translated = text.replace(/^[^[]*|(?<=\)).*$/g, (part) => (part ? pseudo(part) : part));
      return mark === 'title: ' ? `title: '${translated}'` : `${mark}${translated}${id}`;
    })
    .join('\n');
}
