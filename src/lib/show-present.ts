/**
 * Scrolls the sidebar, beside the page or in the panel of phones, and nothing around it, so that the present page is
 * in its middle, if it is out of view.
 */
export function showPresent(): void {
  const link = document.querySelector('.theme-doc-sidebar-menu [aria-current="page"]');
  const box = link?.closest('.menu');
  if (!link || !box) return;
  const room = box.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < room.top || bottom > room.bottom) {
    box.scrollTop += (top + bottom - room.top - room.bottom) / 2;
  }
}
