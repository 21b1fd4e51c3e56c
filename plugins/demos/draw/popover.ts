/**
 * JavaScript of a drawn page with an open popover, which only a browser can place: below what opens it, as
 * Ionic does, within the edges of the page.
 */
export const POPOVER_RUNTIME = `(function () {
  function place(popover) {
    var box = document.getElementById(popover.dataset.beside).getBoundingClientRect();
    var content = popover.shadowRoot.querySelector('.popover-content');
    var arrow = popover.shadowRoot.querySelector('.popover-arrow');
    var isIos = popover.classList.contains('ios');
    var isCentered = (popover.getAttribute('alignment') || (isIos ? 'center' : 'start')) === 'center';
    var height = arrow ? arrow.offsetHeight : 0;
    var width = content.offsetWidth;
    var edge = isIos ? 5 : 12;
    var wanted = isCentered ? box.left + box.width / 2 - width / 2 : box.left;
    var left = wanted < edge ? edge : Math.min(wanted, innerWidth - width - edge);
    content.style.top = box.bottom + height + 'px';
    content.style.left = left + 'px';
    if (!arrow) return;
    arrow.style.top = box.bottom + 'px';
    arrow.style.left = wanted + width / 2 - arrow.offsetWidth / 2 + 'px';
  }
  function placeAll() { document.querySelectorAll('ion-popover[data-beside]').forEach(place); }
  addEventListener('load', placeAll);
  addEventListener('resize', placeAll);
})();`;
