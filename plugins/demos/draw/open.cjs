/**
 * Opens the overlay that a demo is about, in its drawing: what the page does at a click, without a browser.
 * `data-opens` of the document's element says what is clicked.
 */
const OVERLAYS = [
  'ion-action-sheet',
  'ion-alert',
  'ion-loading',
  'ion-modal',
  'ion-picker',
  'ion-picker-legacy',
  'ion-popover',
  'ion-toast',
].join();

/** Width of a phone's window, in CSS pixels: overlays look different on what is wider. */
const PHONE = 359;

const OFFSET = '--ion-modal-offset-top';

/** Puts an element where an animation leaves it: in the last of its frames. */
function settle(element, frames) {
  for (const [name, value] of Object.entries(frames.at(-1) ?? {})) {
    if (name === 'offset' || name === 'easing' || name === 'composite') continue;
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    element.style.setProperty(property, String(value));
    // As a running animation does, or letters stand half a pixel beside where they will
    if (/scale/.test(String(value))) element.style.setProperty('will-change', property);
  }
}

/** Lets overlays animate, which the renderer cannot: each animation is over at once. */
function endAnimations(document) {
  const window = document.defaultView;
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf(document.createElement('p')));
  function animate(frames) {
    const animation = {
      effect: { getComputedTiming: () => ({ delay: 0 }), updateTiming() {}, setKeyframes() {} },
      pause() {},
      cancel() {},
      play: () => {
        settle(this, frames);
        Promise.resolve().then(() => animation.onfinish?.());
      },
    };
    return animation;
  }
  prototype.animate = animate;
  // An overlay holds the focus, and the renderer's focus calls whatever holds it without an end
  prototype.focus = () => {};
  window.AnimationEffect = function AnimationEffect() {};
  window.Element.prototype.animate = animate;
}

/**
 * Clicks before the components are there, so that what a script creates, or sets to open, is drawn with the
 * rest.
 *
 * @returns opens, once the components are there, what has come by the click or has it as its trigger
 */
function clickToOpen(document) {
  const selector = document.documentElement.getAttribute('data-opens');
  if (!selector) return async () => {};
  const target = document.querySelector(selector);
  if (!target) throw new Error(`"opens" names ${selector}, which the markup does not have`);
  document.defaultView.innerWidth = PHONE;
  endAnimations(document);
  const before = new Set(document.querySelectorAll(OVERLAYS));
  target.click();
  return async () => {
    const overlays = [...document.querySelectorAll(OVERLAYS)];
    const meant = overlays.filter(
      (overlay) =>
        !before.has(overlay) || overlay.isOpen || overlay.getAttribute('trigger') === target.id,
    );
    // What a script only asks to be presented is the one overlay of its page
    for (const overlay of meant.length > 0 ? meant : overlays) {
      await overlay.present();
      // The sheet's distance from the top is that of the phone, which the style sheet knows
      if (overlay.style.getPropertyValue(OFFSET)) overlay.style.setProperty(OFFSET, 'inherit');
      if (['ION-MODAL', 'ION-POPOVER'].includes(overlay.nodeName))
        overlay.setAttribute('data-opened-by', target.id);
    }
  };
}

module.exports = { clickToOpen };
