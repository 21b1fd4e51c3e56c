/**
 * `path-to-regexp` for the paths that a site of Docusaurus has: each is a text, or `*` for every path. Of the
 * package, the router needs the pattern alone; it takes each path apart in search of parameters, some hundred
 * paths before the first page is found.
 */

/** What the router asks for. */
interface Options {
  /** The pattern must match to the end of the path. */
  end?: boolean;
  /** A slash at the end makes a difference. */
  strict?: boolean;
  sensitive?: boolean;
}

/** A part of a path that is handed on as a parameter, as far as the router reads it. */
interface Key {
  name: number;
}

const SPECIAL = /[.+*?=^!:${}()[\]|/\\]/g;

/** What would be a parameter, or part of a pattern. */
const PARAMETER = /[:*()]/;

/**
 * The regular expression that a path stands for.
 *
 * @param keys gets an entry for `*`
 * @throws Error for a path with parameters
 */
export default function pathToRegexp(
  path: string,
  keys: Key[],
  { end = true, strict = false, sensitive = false }: Options = {},
): RegExp {
  const flags = sensitive ? '' : 'i';
  if (path === '*') {
    keys.push({ name: 0 });
    return new RegExp(`^(.*)${end ? '$' : '(?=\\/|$)'}`, flags);
  }
  if (PARAMETER.test(path)) {
    throw new Error(`path "${path}": plugins/engine/client/path-pattern.ts accepts texts, and "*"`);
  }
  const endsWithSlash = path.endsWith('/');
  const text = (endsWithSlash && !strict ? path.slice(0, -1) : path).replace(SPECIAL, '\\$&');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const tail = end ? '$' : strict && endsWithSlash ? '' : '(?=\\/|$)';
  return new RegExp(`^${text}${slash}${tail}`, flags);
}

/** The router makes paths of patterns too, for redirects with parameters. */
pathToRegexp.compile = (path: string) => (): string => path;
