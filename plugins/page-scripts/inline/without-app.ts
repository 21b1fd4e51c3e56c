/**
 * In the head of every page: says on the root element that scripts run, and takes that back when one of the scripts
 * that start the app does not arrive, cannot be parsed, or fails before the app is there. What only the app can do is
 * then replaced by what `without-app.css` shows.
 */
const root = document.documentElement;
root.setAttribute('data-app', '');

addEventListener(
  'error',
  ({ filename, target }) => {
    const source = filename || (target as HTMLScriptElement).src || '';
    if (!window.docusaurus && source.includes('/assets/js/')) root.removeAttribute('data-app');
  },
  true,
);

export {};
