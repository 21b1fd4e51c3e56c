import { withPolicy } from '../../src/lib/csp';

/**
 * Takes one page from the page around it and becomes that. It refuses wherever it would have the site's origin, and
 * whoever is not the site: opened by its address, without a sandbox, or by another site, it stays empty.
 */
function bootScript(assets: string): string {
  return `(function () {
  if (parent === window || self.origin !== 'null') return;
  addEventListener('message', function (event) {
    if (event.source !== parent || event.origin !== location.origin) return;
    if (!event.data || typeof event.data.page !== 'string') return;
    document.open();
    document.write(event.data.page);
    document.close();
  });
  parent.postMessage({ demo: 'waiting', assets: ${JSON.stringify(assets)} }, location.origin);
})();`;
}

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
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title></title>
<link rel="icon" href="data:,">
<script>${bootScript(assets)}</script>
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
