/**
 * Part of a drawn page with an open popover, which only a browser can place: below what opens it, as Ionic does,
 * within the edges of the page.
 */
function place(popover: HTMLElement): void {
  const opener = document.getElementById(popover.dataset.beside ?? '');
  const content = popover.shadowRoot?.querySelector<HTMLElement>('.popover-content');
  if (!opener || !content) return;
  const arrow = popover.shadowRoot?.querySelector<HTMLElement>('.popover-arrow');
  const box = opener.getBoundingClientRect();
  const isIos = popover.classList.contains('ios');
  const alignment = popover.getAttribute('alignment') ?? (isIos ? 'center' : 'start');
  const width = content.offsetWidth;
  const edge = isIos ? 5 : 12;
  const wanted = alignment === 'center' ? box.left + box.width / 2 - width / 2 : box.left;
  const left = wanted < edge ? edge : Math.min(wanted, innerWidth - width - edge);
  content.style.top = `${box.bottom + (arrow?.offsetHeight ?? 0)}px`;
  content.style.left = `${left}px`;
  if (!arrow) return;
  arrow.style.top = `${box.bottom}px`;
  arrow.style.left = `${wanted + width / 2 - arrow.offsetWidth / 2}px`;
}

function placeAll(): void {
  document.querySelectorAll<HTMLElement>('ion-popover[data-beside]').forEach(place);
}

addEventListener('load', placeAll);
addEventListener('resize', placeAll);

export {};
