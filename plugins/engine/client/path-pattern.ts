/**
 * `path-to-regexp` for the paths that a site of Docusaurus has: each is a text, or `*` for every path. Of the
 * package, the router needs to know whether an address begins with a path or is one; it takes each path apart in
 * search of parameters and makes a regular expression of it, some hundred times before the first page is found.
 */

/** What the router asks for. */
interface Options {
  /** The path must be the whole address. */
  end?: boolean;
  /** A slash at the end makes a difference. */
  strict?: boolean;
  sensitive?: boolean;
}

/** A part of a path that is handed on as a parameter, as far as the router reads it. */
interface Key {
  name: number;
}

/** What the router uses of a regular expression. */
interface Pattern {
  /** The part of the address that matches, and what `*` stands for. */
  exec: (address: string) => string[] | null;
}

/** Links of the navbar hand on their path with a backslash before each character that a pattern could have. */
const ESCAPED = /\\(.)/g;

/** What would be a parameter, or part of a pattern. */
const PARAMETER = /[:*()]/;

/**
 * The pattern that a path stands for.
 *
 * @param keys gets an entry for `*`
 * @throws Error for a path with parameters
 */
export default function pathToRegexp(
  path: string,
  keys: Key[],
  { end = true, strict = false, sensitive = false }: Options = {},
): Pattern {
  if (path === '*') {
    keys.push({ name: 0 });
    return { exec: (address) => [address, address] };
  }
  if (PARAMETER.test(path.replace(ESCAPED, ''))) {
    throw new Error(`path "${path}": plugins/engine/client/path-pattern.ts accepts texts, and "*"`);
  }
  const whole = path.replace(ESCAPED, '$1');
  const endsWithSlash = whole.endsWith('/');
  const fold = (text: string): string => (sensitive ? text : text.toLowerCase());
  const wanted = fold(endsWithSlash && !strict ? whole.slice(0, -1) : whole);
  const isEnd = (rest: string): boolean =>
    end ? rest === '' : rest === '' || rest.startsWith('/') || (strict && endsWithSlash);
  return {
    exec(address) {
      if (!fold(address).startsWith(wanted)) return null;
      const rest = address.slice(wanted.length);
      if (!strict && rest === '/') return [address];
      return isEnd(rest) ? [address.slice(0, wanted.length)] : null;
    },
  };
}

/** The router makes paths of patterns too, for redirects with parameters. */
pathToRegexp.compile = (path: string) => (): string => path;
