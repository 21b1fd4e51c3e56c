/** A piece of a type expression: a name that may be a type, or anything else. */
export interface TypePiece {
  kind: 'name' | 'other';
  text: string;
}

/**
 * String literals and comments hold words that are no types; a word after a dot belongs to the word
 * before it; a word before a colon or question mark is a member or parameter.
 */
const PIECE =
  /(?<literal>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*)|(?<name>(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$]|\s*\??:(?!:)))/g;

/** Splits a type expression into names and the text between them; joined, the pieces are the input. */
export function splitType(text: string): TypePiece[] {
  const pieces: TypePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.groups?.name === undefined) continue;
    if (match.index > end) pieces.push({ kind: 'other', text: text.slice(end, match.index) });
    pieces.push({ kind: 'name', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'other', text: text.slice(end) });
  return pieces;
}

/** Names that may be types, in order, without repetition. */
export function namesIn(text: string): string[] {
  const names = splitType(text).filter(({ kind }) => kind === 'name');
  return [...new Set(names.map((piece) => piece.text))];
}
