/**
 * JavaScript of a drawn page with content behind its bars: only a browser knows how high these are, as `ion-content`
 * finds out once it runs.
 */
export const FULLSCREEN_RUNTIME = `addEventListener('DOMContentLoaded', function () {
  document.querySelectorAll('ion-content.content-fullscreen').forEach(function (content) {
    var page = content.closest('ion-tabs') || content.closest('ion-app, ion-page, .ion-page') || content.parentNode;
    var top = Math.max(content.offsetTop, 0);
    content.style.setProperty('--offset-top', top + 'px');
    content.style.setProperty('--offset-bottom', Math.max(page.offsetHeight - top - content.offsetHeight, 0) + 'px');
  });
});`;
