import { withPolicy } from '../../src/lib/csp';
import { frameScript, liveScripts } from './frame-scripts';

/**
 * The page in which a reader's changes to a demo run. Its frame is a sandbox without the site's origin, so that the
 * code reaches no page, no storage and no cookie of the site; that is why its policy may allow inline scripts, which
 * no other page's does. It loads the components and nothing else.
 *
 * @param lang language of the page
 * @param assets path of the folder that the components are served from, without a slash at its end
 */
export function editPage(lang: string, assets: string): string {
  const html = `<!doctype html>
<html lang="${lang}" data-assets="${assets}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title></title>
<link rel="icon" href="data:,">
<script>${frameScript('edit', { SCRIPTS: liveScripts() })}</script>
</head>
<body></body>
</html>
`;
  return withPolicy(html, {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ['data:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });
}
