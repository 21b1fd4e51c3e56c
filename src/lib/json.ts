/** A text that is no JSON: where it goes wrong, and how. */
export class JsonError extends Error {
  constructor(
    message: string,
    /** Counted from 1. */
    readonly line: number,
  ) {
    super(message);
  }
}

/** Characters that V8 shows before the one that it did not expect. */
const SHOWN = 10;

/** Where V8 stopped reading, as far as its message tells. */
function positionOf(message: string, text: string): number {
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, token = '', dots = '', shown = ''] =
    /^Unexpected token '(.)', (\.{3})?"([\s\S]*)"(?:\.{3})? is not valid JSON$/u.exec(message) ??
    [];
  if (token === '') return text.length;
  return text.indexOf(shown) + (dots === '' ? shown.indexOf(token) : SHOWN);
}

/**
 * `JSON.parse`, with the line of a mistake.
 *
 * @throws JsonError
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const { message } = error as SyntaxError;
    const before = text.slice(0, positionOf(message, text)).trimEnd();
    const what = message.replace(/(?:, (?:\.{3})?"[\s\S]*| in JSON at .*| at position .*)$/, '');
    throw new JsonError(`is not JSON: ${what}`, before.split('\n').length);
  }
}
