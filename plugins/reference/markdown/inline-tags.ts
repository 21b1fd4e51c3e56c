/** Scheme of links to a symbol, written by {@link expandInlineTags} and resolved by the page. */
export const SYMBOL_SCHEME = 'symbol:';

const CODE =
  /(?<fence>^(?:```|~~~)[\s\S]*?^(?:```|~~~)|(?<ticks>`+)(?!`)[\s\S]*?(?<!`)\k<ticks>(?!`))/gm;
const LINK_TAG = /\{@link(?:code|plain)?\s+(?<target>[^\s|}]+)(?:\s*\|\s*|\s+)?(?<text>[^}]*)\}/g;
const FOOTNOTE = /(?<word>`[^`\n]+`|[^\s()[\]]+)\[\^(?<id>[\w-]+)\]/g;
const ADDRESS = /^(?:https?:|mailto:)/;

/** Applies a replacement to the parts of a Markdown text that are not code. */
function outsideCode(markdown: string, replace: (text: string) => string): string {
  let result = '';
  let end = 0;
  for (const match of markdown.matchAll(CODE)) {
    result += replace(markdown.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + replace(markdown.slice(end));
}

/**
 * Turns `{@link Target text}`, `{@link Target|text}` and their `linkcode` and `linkplain` forms into
 * Markdown links. A target that is no address becomes a link with {@link SYMBOL_SCHEME}.
 */
export function expandInlineTags(markdown: string): string {
  return outsideCode(markdown, (text) =>
    text.replace(LINK_TAG, (_, target: string, label: string) => {
      const words = label.trim();
      if (ADDRESS.test(target)) return `[${words || target}](<${target}>)`;
      return `[${words || `\`${target}\``}](<${SYMBOL_SCHEME}${target}>)`;
    }),
  );
}

/**
 * Turns the footnotes of the command line tool, `these docs[^name]`, into links on the word before
 * the mark.
 *
 * @param addresses addresses by name; a mark without one is taken out
 */
export function expandFootnotes(
  markdown: string,
  addresses: Readonly<Record<string, string>>,
): string {
  // The word may be in code type, so code is not left out here; a mark inside code does not occur.
  return markdown.replace(FOOTNOTE, (_, word: string, id: string) => {
    const address = addresses[id];
    return address === undefined ? word : `[${word}](<${address}>)`;
  });
}
