/** Attribute of the root element for as long as the app is there or may come. */
export const APP_ATTRIBUTE = 'data-app';

/**
 * JavaScript for the head of every page: it says on the root element that scripts run, and takes that back
 * when one of the scripts that start the app does not arrive, cannot be parsed, or fails before the app is
 * there. What only the app can do is then replaced by what `without-app.css` shows.
 */
export function appScript(): string {
  return `(function(){var root=document.documentElement;root.setAttribute('${APP_ATTRIBUTE}','');
addEventListener('error',function(event){var source=event.filename||event.target&&event.target.src||'';
if(!window.docusaurus&&source.indexOf('/assets/js/')>=0)root.removeAttribute('${APP_ATTRIBUTE}')},true)})()`.replaceAll(
    '\n',
    '',
  );
}
