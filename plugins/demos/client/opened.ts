/**
 * Part of a drawn page with an open overlay: what only a browser can find out about it.
 */

/** Gap between a popover and the edge of the window, and from where on it is kept, in CSS pixels, as Ionic has them. */
const EDGES = { ios: { gap: 5, margin: 25 }, md: { gap: 12, margin: 0 } };

/** Puts a popover below what opens it, within the edges of the page. */
function placePopover(popover: HTMLElement): void {
  const opener = document.getElementById(popover.dataset.openedBy ?? '');
  const content = popover.shadowRoot?.querySelector<HTMLElement>('.popover-content');
  if (!opener || !content) return;
  const arrow = popover.shadowRoot?.querySelector<HTMLElement>('.popover-arrow');
  const box = opener.getBoundingClientRect();
  const mode = popover.classList.contains('ios') ? 'ios' : 'md';
  const alignment = popover.getAttribute('alignment') ?? (mode === 'ios' ? 'center' : 'start');
  const width = content.offsetWidth;
  const { gap, margin } = EDGES[mode];
  const wanted = alignment === 'center' ? box.left + box.width / 2 - width / 2 : box.left;
  const left = wanted < gap + margin ? gap : Math.min(wanted, innerWidth - width - gap);
  content.style.top = `calc(${box.bottom + (arrow?.offsetHeight ?? 0)}px + var(--offset-y, 0px))`;
  content.style.left = `${left}px`;
  if (!arrow) return;
  arrow.style.top = `calc(${box.bottom}px + var(--offset-y, 0px))`;
  arrow.style.left = `${wanted + width / 2 - arrow.offsetWidth / 2}px`;
}

/** A modal that stands away from the edges of a phone leaves no room for what they hide. */
function settleModal(modal: HTMLElement): void {
  const box = modal.shadowRoot?.querySelector('.modal-wrapper')?.getBoundingClientRect();
  if (box && box.top > 0) modal.style.setProperty('--ion-safe-area-top', '0px');
}

function placeAll(): void {
  document.querySelectorAll<HTMLElement>('ion-popover[data-opened-by]').forEach(placePopover);
  document
    .querySelectorAll<HTMLElement>('ion-modal.modal-default[data-opened-by]')
    .forEach(settleModal);
}

addEventListener('load', placeAll);
addEventListener('resize', placeAll);

export {};
