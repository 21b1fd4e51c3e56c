/** Fences of code with all their lines, in quotations and lists too. */
const FENCES = /^([ >\t]*(?:(?:[-*]|\d+\.) +)*)(`{3,}|~{3,})[^\n]*\n[^]*?\n[ >\t]*\2[`~]*[ \t]*$/gm;

/** What no reader of Markdown should meet: the start of a tag, a comment, or a module's import or export. */
const LEFTOVER =
  /<[A-Za-z/!?]|^import\s+(?:['"{*]|\w+\s*(?:,|from\b))|^export\s+(?:[{*]|default\b|const\b|function\b)/;

/** A line without its inline code and without characters that are escaped. */
function withoutCode(text: string): string {
  let plain = '';
  let rest = text;
  for (;;) {
    const at = rest.search(/[\\`]/);
    if (at < 0) return plain + rest;
    plain += rest.slice(0, at);
    rest = rest.slice(at);
    const ticks = /^`+/.exec(rest)?.[0];
    if (ticks === undefined) {
      rest = rest.slice(2);
      continue;
    }
    // Code ends at a run of just as many
    const end = new RegExp(`(?<!\`)\`{${ticks.length}}(?!\`)`).exec(rest.slice(ticks.length));
    if (!end) plain += ticks;
    rest = rest.slice(ticks.length + (end ? end.index + ticks.length : 0));
  }
}

/**
 * Lines of a Markdown text that have tags, comments or modules' imports outside of code. It looks at the text
 * itself: a parser of Markdown would take ten times as long for all pages.
 *
 * @param markdown with or without front matter
 */
export function leftovers(markdown: string): string[] {
  const text = markdown.replace(/^---\n[^]*?\n---\n/, '').replace(FENCES, '');
  return text
    .split(/\n{2,}/)
    .flatMap((block) => withoutCode(block).split('\n'))
    .map((line) => line.replace(/^[ >\t]*(?:[-*] |\d+\. )*/, ''))
    .filter((line) => LEFTOVER.test(line));
}
