import {
  DEMOS,
  demoHeaders,
  EDIT,
  editHeaders,
  FOREVER,
  HASHED,
  MARKDOWN,
  REVALIDATE,
  siteHeaders,
  TRANSPORT,
  type Headers,
} from '../../config/headers';
import { localePaths, type HostedSite } from './site';

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** `always` sends a field with errors too; without it nginx sends it with answers that succeed. */
function fields(headers: Headers, always: boolean): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)}${always ? ' always' : ''};`,
  );
}

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

const GZIP = [
  'gzip on;',
  'gzip_vary on;',
  'gzip_comp_level 6;',
  'gzip_min_length 1024;',
  'gzip_types text/css text/plain text/xml text/markdown application/javascript text/javascript application/json application/xml application/rss+xml application/atom+xml image/svg+xml;',
];

/** Pages in Markdown, of the site at a path. */
function markdownBlock(path: string, ...fieldLines: string[][]): string {
  const [type] = MARKDOWN.type.split(';');
  return block(`location ~ ^${path}.*\\${MARKDOWN.ending}$`, [
    ...fieldLines.flat(),
    // The host's own table may not have the type; with its character set in it, nothing would be compressed
    'types {}',
    `default_type ${type};`,
    `charset_types ${type};`,
    'try_files $uri =404;',
  ]);
}

/**
 * Locations for a server block of nginx, whose `root` is the folder that holds the build under its base
 * path. Fields are repeated in each location, because nginx inherits none where one is added.
 */
export function nginxFile({
  baseUrl,
  policy,
  redirects,
  notFound,
  hasMarkdownCopies,
}: HostedSite): string {
  const common = fields({ ...siteHeaders(policy), ...TRANSPORT }, true);
  const demos = fields({ ...demoHeaders(), ...TRANSPORT }, true);
  const edit = fields({ ...editHeaders(), ...TRANSPORT }, true);
  const revalidate = fields({ 'Cache-Control': REVALIDATE }, true);
  const forever = fields({ 'Cache-Control': FOREVER }, false);
  const find = 'try_files $uri $uri/index.html $uri.html =404;';
  const folders = HASHED.map((folder) => folder.replace('assets/', '')).join('|');
  const errorPage = (path: string): string[] =>
    notFound[path] ? [`error_page 404 ${notFound[path]};`] : [];
  const sites = localePaths(baseUrl).map((path) => {
    const lines = [...errorPage(path), ...common];
    const asset = `location ~ ^${path}assets/(?:${folders})/`;
    return [
      block(asset, [...lines, 'try_files $uri =404;', ...forever]),
      ...(hasMarkdownCopies ? [markdownBlock(path, lines, revalidate)] : []),
      ...(notFound[path]
        ? [block(`location = ${notFound[path]}`, [...common, ...revalidate])]
        : []),
      block(`location ${path}`, [...lines, ...revalidate, find]),
    ].join('\n\n');
  });
  return [
    '# Written by "npm run build". Include it in a server block whose root is the folder that holds the build:',
    `#   server { listen 443 ssl; server_name …; root /srv/www; include docs.conf; }   # /srv/www${baseUrl}index.html`,
    'charset utf-8;',
    ...GZIP,
    block('location ~ /\\.(?!well-known/)', ['return 404;']),
    ...(baseUrl === '/'
      ? []
      : [
          block(`location = ${baseUrl.slice(0, -1)}`, [`return 302 ${baseUrl}$is_args$args;`]),
          block('location = /', [`return 302 ${baseUrl}$is_args$args;`]),
        ]),
    ...redirects.pages.map(([from, to]) => {
      const [page = '', section] = to.split('#');
      const hash = section === undefined ? '' : `#${section}`;
      return block(`location ~ ^${from}/?$`, [`return 301 ${page}$is_args$args${hash};`]);
    }),
    // A rewrite escapes what it took from the address; a `return` would put it into the answer as it is
    ...redirects.folders.map(([from, to]) =>
      block(`location ~ ^${from}`, [`rewrite ^${from}(.*)$ ${to}$1 permanent;`]),
    ),
    ...localePaths(baseUrl).map((path) =>
      block(`location ^~ ${path}${DEMOS}`, [
        ...[...errorPage(path), ...demos, ...revalidate, find],
        block(`location ~ ^${path}${DEMOS}${EDIT}$`, [...edit, ...revalidate, find]),
      ]),
    ),
    ...sites,
    '',
  ].join('\n\n');
}
