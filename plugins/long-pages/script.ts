/** Attribute of the root element while blocks far below are not laid out. */
export const LATER_ATTRIBUTE = 'data-laid-out-later';

/**
 * JavaScript for the head of a page: says on the root element that the page is read from its beginning, so that what
 * is far below may be laid out later (`styles.css`). Where the browser will go to a heading, or back to the place where
 * the reader was, it has to know from the start how high everything is.
 */
export function laterScript(): string {
  return `(function(){var visit=performance.getEntriesByType('navigation')[0];
if(!location.hash&&visit&&visit.type==='navigate')document.documentElement.setAttribute('${LATER_ATTRIBUTE}','')})()`.replaceAll(
    '\n',
    '',
  );
}
