import { EDIT_PAGE } from '../plugins/demos/scripts';
import { policyText, type Policy } from '../src/lib/csp';

/** Header fields by name. */
export type Headers = Readonly<Record<string, string>>;

/** Folder of the demos' pages, below the path of each locale. */
export const DEMOS = 'demos/';

/** Folders whose files carry the hash of their contents in their names, below the path of any locale. */
export const HASHED = [
  'assets/js',
  'assets/css',
  'assets/fonts',
  'assets/images',
  'assets/files',
] as const;

/** `Cache-Control` of files with a hash in their names, for answers with status 200. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of everything else, and of every error. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Ending and `Content-Type` of pages in Markdown, which not every host knows. */
export const MARKDOWN = { ending: '.md', type: 'text/markdown; charset=utf-8' } as const;

/** Sent with every answer. */
const COMMON: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  // Popups stay reachable: a demo opens in StackBlitz in a new tab.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** For hosts with a certificate; a machine that answers on plain http must not send it. */
export const TRANSPORT: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

/** The folder of the demos, below that of any locale: a built site may have others than this one. */
const IN_DEMOS = new RegExp(`^(?:[a-z]{2,3}(?:-[A-Za-z]{2,8})*/)?${DEMOS}`);

/** Whether a path below the base path, without a slash before it, is one of a demo's pages. */
export function isDemoPage(path: string): boolean {
  return IN_DEMOS.test(path);
}

/** Where the pages of readers' changes are in the folder of the demos, as a pattern: hosts find them without their ending too. */
export const EDIT = `[^/]+/${EDIT_PAGE.replace('.html', '(?:\\.html)?')}`;

const EDIT_PATH = new RegExp(`${IN_DEMOS.source}${EDIT}$`);

/** Whether a path below the base path, without a slash before it, is that of a page in Markdown. */
function isMarkdown(path: string): boolean {
  return path.endsWith(MARKDOWN.ending) && !isDemoPage(path);
}

/** Headers of all answers but the demos' pages. */
export function siteHeaders(policy: Policy): Headers {
  return { ...COMMON, 'Content-Security-Policy': policyText(policy) };
}

/** Headers of live demos: each page has a policy of its own, which only lacks what a page cannot say. */
export function demoHeaders(): Headers {
  return { ...COMMON, 'Content-Security-Policy': "frame-ancestors 'self'" };
}

/** A second policy of the pages in which code of a reader runs: they never have the site's origin, whoever opens them. */
export const SANDBOX = 'sandbox allow-scripts';

/** Headers of these pages. */
export function editHeaders(): Headers {
  const { 'Content-Security-Policy': policy, ...headers } = demoHeaders();
  return { ...headers, 'Content-Security-Policy': `${policy}, ${SANDBOX}` };
}

/**
 * `Cache-Control` of a file that exists.
 *
 * @param path below the base path, with or without a slash before it
 */
function cacheControl(path: string): string {
  const hashed = HASHED.some((folder) => new RegExp(`^/?(?:[\\w-]+/)?${folder}/`).test(path));
  return hashed ? FOREVER : REVALIDATE;
}

/**
 * All headers of an answer.
 *
 * @param path below the base path, without a slash before it
 * @param status of the answer
 */
export function headersFor(path: string, status: number, policy: Policy): Headers {
  const headersOfDemo = EDIT_PATH.test(path) ? editHeaders : demoHeaders;
  return {
    ...(isDemoPage(path) ? headersOfDemo() : siteHeaders(policy)),
    'Cache-Control': status < 400 ? cacheControl(path) : REVALIDATE,
    ...(status < 400 && isMarkdown(path) && { 'Content-Type': MARKDOWN.type }),
  };
}
