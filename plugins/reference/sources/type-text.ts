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

/** A word in quotes, the arrow of a function, or a sign that opens, closes or parts. */
const SIGN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|=>|[([{<]|[)\]}>]| \| /g;

/** The members of a union, or the whole text where it is none; joined by ` | `, they are the text. */
export function alternativesOf(text: string): string[] {
  const cuts: number[] = [];
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if ('([{<'.includes(sign)) depth += 1;
    else if (')]}>'.includes(sign)) depth -= 1;
    else if (sign === '=>' && depth === 0) return [text];
    else if (sign === ' | ' && depth === 0) cuts.push(index);
  }
  return [...cuts, text.length].map((end, at) => text.slice(at === 0 ? 0 : cuts[at - 1]! + 3, end));
}

/** A type that takes some strings and any other, written so that editors still offer the first. */
const OPEN_UNION = /\bLiteralUnion<([^<>]+?)(?:, (\w+))?>/g;

/** An alias of a union, up to its semicolon. */
const UNION_ALIAS = /^(type \w+ =)\s*([^;]+);$/;

/** Characters of a declaration that stand on one line. */
const LINE = 80;

/** A declaration as it is read: open unions as what they take, and a long union with one value a line. */
export function laidOut(declaration: string): string {
  const text = declaration.replace(
    OPEN_UNION,
    (_, values: string, all = 'string') => `${values} | ${all}`,
  );
  const [, head = '', union = ''] = UNION_ALIAS.exec(text) ?? [];
  const values = alternativesOf(union);
  if (text.includes('\n') || text.length <= LINE || values.length === 1) return text;
  return `${head}${values.map((value) => `\n  | ${value}`).join('')};`;
}
