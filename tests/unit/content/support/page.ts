export const DESCRIPTION =
  'A description that is long enough for a search result to show something that helps a reader.';
export const HEAD = `title: Page\ndescription: ${DESCRIPTION}`;

/** A page; its text begins on line 6. */
export const page = (text: string, head = HEAD) => `---\n${head}\n---\n\n${text}\n`;
