/**
 * Part of a drawn page with content behind its bars: only a browser knows how high these are, as `ion-content` finds
 * out once it runs.
 */
addEventListener('DOMContentLoaded', () => {
  for (const content of document.querySelectorAll<HTMLElement>('ion-content.content-fullscreen')) {
    const page =
      content.closest<HTMLElement>('ion-tabs') ??
      content.closest<HTMLElement>('ion-app, ion-page, .ion-page');
    const top = Math.max(content.offsetTop, 0);
    const bottom = (page?.offsetHeight ?? 0) - top - content.offsetHeight;
    content.style.setProperty('--offset-top', `${top}px`);
    content.style.setProperty('--offset-bottom', `${Math.max(bottom, 0)}px`);
  }
});

export {};
