/**
 * JavaScript that stands first in every live page: it sets the palette before anything is painted,
 * follows the page around it, and tells that page how loading went. In the outline of a phone, the
 * components keep clear of its camera and its home indicator as they do on a real one. Written for any
 * browser that runs Ionic, because it is sent as it is.
 */
export const RUNTIME = `(function () {
  var root = document.documentElement;
  var dark = 'ion-palette-dark';
  function paint(palette) {
    root.classList.toggle(dark, palette === 'dark');
    root.style.colorScheme = palette === 'dark' ? 'dark' : 'light';
  }
  function tell(demo, reason) {
    if (parent !== window) parent.postMessage({ demo: demo, reason: reason }, location.origin);
  }
  var query = new URLSearchParams(location.search);
  paint(query.get('palette'));
  if (query.get('device') === 'phone') root.classList.add('demo-phone');
  addEventListener('message', function (event) {
    if (event.source === parent && event.data && event.data.palette) paint(event.data.palette);
  });
  addEventListener('error', function (event) {
    tell('failed', event.message || 'A file could not be loaded');
  }, true);
  addEventListener('unhandledrejection', function (event) { tell('failed', String(event.reason)); });
  addEventListener('appload', function () { tell('ready'); });
  tell('started');
})();`;
