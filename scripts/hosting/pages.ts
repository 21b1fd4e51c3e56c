import { EDIT_PAGE } from '../../plugins/demos/scripts';
import {
  DEMOS,
  demoHeaders,
  EDIT,
  editHeaders,
  FOREVER,
  HASHED,
  isDemoPage,
  MARKDOWN,
  REVALIDATE,
  SANDBOX,
  siteHeaders,
  TRANSPORT,
  type Headers,
} from '../../config/headers';
import type { HostRedirects } from './redirects';
import { localePaths, type HostedSite } from './site';

/** A rule of a `_headers` file: a path, and the fields that answers below it get. */
function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join('\n');
}

function assetRules(baseUrl: string): string[] {
  return localePaths(baseUrl).flatMap((path) =>
    HASHED.map((folder) => rule(`${path}${folder}/*`, { 'Cache-Control': FOREVER })),
  );
}

/** A second policy for the pages of readers' changes, beside that of all demos; Cloudflare takes their ending away. */
function editRules(baseUrl: string): string[] {
  const names = [EDIT_PAGE, EDIT_PAGE.replace('.html', '')];
  return localePaths(baseUrl).flatMap((path) =>
    names.map((name) =>
      rule(`${path}${DEMOS}:version/${name}`, { 'Content-Security-Policy': SANDBOX }),
    ),
  );
}

/** Pages in Markdown; what is missing there is told with the same type. */
function markdownRules({ baseUrl, hasMarkdownCopies }: HostedSite): string[] {
  const path = `${baseUrl}*${MARKDOWN.ending}`;
  return hasMarkdownCopies ? [rule(path, { 'Content-Type': MARKDOWN.type })] : [];
}

/**
 * `_headers` for Cloudflare Pages: all rules that match apply, and a line with an exclamation mark takes
 * back a field of a rule before.
 */
export function cloudflareHeaders(site: HostedSite): string {
  const { baseUrl, policy } = site;
  const policyOfDemos = demoHeaders()['Content-Security-Policy'] ?? '';
  const demos = localePaths(baseUrl).map((path) =>
    [
      `${path}${DEMOS}*`,
      '  ! Content-Security-Policy',
      `  Content-Security-Policy: ${policyOfDemos}`,
    ].join('\n'),
  );
  const rules = [
    rule(`${baseUrl}*`, { ...siteHeaders(policy), ...TRANSPORT }),
    ...demos,
    ...editRules(baseUrl),
    ...assetRules(baseUrl),
    ...markdownRules(site),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * `_headers` for Netlify: all rules that match apply, a field of two of them is sent with both values, and
 * nothing can be taken back. Two policies hold at once, so the rules for the site's policy name each folder
 * and leave out the live demos.
 */
export function netlifyHeaders(site: HostedSite): string {
  const { baseUrl, policy, entries } = site;
  const own = { 'Content-Security-Policy': siteHeaders(policy)['Content-Security-Policy'] ?? '' };
  const { 'Content-Security-Policy': ofDemos = '', ...common } = demoHeaders();
  const paths = entries
    .filter(({ path }) => !isDemoPage(`${path}/`))
    .flatMap(({ path, isFolder }) => [path, ...(isFolder ? [`${path}/*`] : [])])
    .map((path) => `${baseUrl}${path}`);
  const rules = [
    rule(`${baseUrl}*`, { ...common, ...TRANSPORT }),
    ...localePaths(baseUrl).map((path) =>
      rule(`${path}${DEMOS}*`, { 'Content-Security-Policy': ofDemos }),
    ),
    ...editRules(baseUrl),
    ...[baseUrl, ...paths].map((path) => rule(path, own)),
    ...assetRules(baseUrl),
    ...markdownRules(site),
  ];
  return `${rules.join('\n\n')}\n`;
}

function home(baseUrl: string): string[] {
  return baseUrl === '/' ? [] : [`/ ${baseUrl} 302`];
}

/** Lines of a `_redirects` file; the first one that matches counts. */
function movedForGood({ pages, folders }: HostRedirects, status: string): string[] {
  return [
    ...pages.map(([from, to]) => `${from} ${to} ${status}`),
    ...folders.map(([from, to]) => `${from}* ${to}:splat ${status}`),
  ];
}

/**
 * `_redirects` for Netlify, with each locale's own not-found page. The exclamation mark makes a rule count where
 * a file is: the page that leads there too.
 */
export function netlifyRedirects({ baseUrl, redirects, notFound }: HostedSite): string {
  const moved = movedForGood(redirects, '301!');
  const missing = Object.entries(notFound).map(([path, page]) => `${path}* ${page} 404`);
  return `${[...home(baseUrl), ...moved, ...missing].join('\n')}\n`;
}

/** `_redirects` for Cloudflare Pages, which finds the nearest `404.html` by itself. */
export function cloudflareRedirects({ baseUrl, redirects }: HostedSite): string {
  return `${[...home(baseUrl), ...movedForGood(redirects, '301')].join('\n')}\n`;
}

function vercelHeaders(headers: Headers): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** `vercel.json`: a later rule that matches replaces the fields of an earlier one. */
export function vercelFile({ baseUrl, policy, redirects, hasMarkdownCopies }: HostedSite): string {
  const hashed = HASHED.map((folder) => folder.replace('assets/', '')).join('|');
  // The locales' folders, and none for the default one
  const folders = localePaths(baseUrl)
    .map((path) => path.slice(baseUrl.length))
    .join('|');
  const json = {
    headers: [
      {
        source: `${baseUrl}:path((?!(?:${folders})${DEMOS}).*)`,
        headers: vercelHeaders({ ...siteHeaders(policy), ...TRANSPORT }),
      },
      {
        source: `${baseUrl}(${folders})${DEMOS}:path((?!${EDIT}$).*)`,
        headers: vercelHeaders({ ...demoHeaders(), ...TRANSPORT }),
      },
      {
        source: `${baseUrl}(${folders})${DEMOS}(${EDIT})`,
        headers: vercelHeaders({ ...editHeaders(), ...TRANSPORT }),
      },
      {
        source: `${baseUrl}:path((?!(?:[\\w-]+/)?assets/(?:${hashed})/).*)`,
        headers: vercelHeaders({ 'Cache-Control': REVALIDATE }),
      },
      ...(hasMarkdownCopies
        ? [
            {
              source: `${baseUrl}:path(.*\\${MARKDOWN.ending})`,
              headers: vercelHeaders({ 'Content-Type': MARKDOWN.type }),
            },
          ]
        : []),
      ...localePaths(baseUrl).map((path) => ({
        source: `${path}assets/(${hashed})/(.*)`,
        headers: vercelHeaders({ 'Cache-Control': FOREVER }),
      })),
    ],
    redirects: [
      ...(baseUrl === '/' ? [] : [{ source: '/', destination: baseUrl, permanent: false }]),
      ...redirects.pages.map(([source, destination]) => ({ source, destination, permanent: true })),
      ...redirects.folders.map(([from, to]) => ({
        source: `${from}:path*`,
        destination: `${to}:path*`,
        permanent: true,
      })),
    ],
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
