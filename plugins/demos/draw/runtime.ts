/**
 * JavaScript that stands first in every drawn page: it takes the palette from the page around it, and tells
 * that page what the reader does with the drawing, so that the live page can do it again. Nothing happens in
 * the drawing itself: its links lead nowhere, and its boxes stay as they are. What was done before the page
 * around it listened is told once it says so.
 */
export const DRAWN_RUNTIME = `(function () {
  var root = document.documentElement;
  var outer;
  var told = [];
  // Paper is light, as the page around is there
  var paper = matchMedia('print');
  function paint() {
    var isDark = outer && outer.getAttribute('data-theme') === 'dark' && !paper.matches;
    root.classList.toggle('ion-palette-dark', isDark);
    root.style.colorScheme = isDark ? 'dark' : 'light';
  }
  try { if (parent !== window) outer = parent.document.documentElement; } catch (error) { /* Elsewhere */ }
  paint();
  paper.addEventListener('change', paint);
  // What a box that scrolls shows first; only a browser can scroll
  function bring(tree) {
    tree.querySelectorAll('*').forEach(function (element) {
      if (element.shadowRoot) bring(element.shadowRoot);
      if (!element.hasAttribute('data-shown')) return;
      for (var box = element; box; box = box.assignedSlot || box.parentNode || box.host) {
        if (!(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)) continue;
        if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
        var inner = element.getBoundingClientRect(), outside = box.getBoundingClientRect();
        box.scrollTop += inner.top + inner.height / 2 - outside.top - outside.height / 2;
        box.scrollLeft += inner.left + inner.width / 2 - outside.left - outside.width / 2;
        return;
      }
    });
  }
  addEventListener('DOMContentLoaded', function () { bring(document); });
  if (!outer) return;
  new MutationObserver(paint).observe(outer, { attributes: true, attributeFilter: ['data-theme'] });
  function tell(use) { parent.postMessage({ demo: 'used', use: use }, location.origin); }
  function note(event) {
    var target = event.composedPath()[0];
    var use = { type: event.type, x: event.clientX, y: event.clientY, key: event.key, value: target.value };
    if (!event.detail && target.getBoundingClientRect && event.type !== 'pointerover') {
      var box = target.getBoundingClientRect();
      use.x = use.x || box.left + box.width / 2;
      use.y = use.y || box.top + box.height / 2;
    }
    if (event.type === 'click') event.preventDefault();
    told.push(use);
    tell(use);
  }
  ['pointerover', 'pointerdown', 'pointerup', 'pointercancel', 'click', 'focusin', 'keydown', 'input'].forEach(
    function (name) { addEventListener(name, note, true); }
  );
  addEventListener('message', function (event) {
    if (event.source !== parent || event.origin !== location.origin) return;
    if (event.data && event.data.demo === 'listening') told.splice(0).forEach(tell);
  });
})();`;
