/**
 * JavaScript of every page in a frame: components show the focus of the keyboard once they have heard a key, and the
 * key that leads into a frame is pressed outside of it. In a drawing nothing else would show it.
 */
export const FOCUS_RUNTIME = `(function () {
  var marked = [];
  function unmark() {
    marked.splice(0).forEach(function (host) { host.classList.remove('ion-focused'); });
  }
  addEventListener('focusout', unmark, true);
  addEventListener('focusin', function (event) {
    unmark();
    var path = event.composedPath();
    // A field shows its caret
    if (!path[0].matches(':focus-visible') || path[0].matches('textarea, input:not([type="checkbox"], [type="radio"])')) return;
    marked = path.filter(function (host) {
      return host.classList && host.classList.contains('ion-focusable') && !host.classList.contains('ion-focused');
    });
    marked.forEach(function (host) { host.classList.add('ion-focused'); });
  }, true);
})();`;

/** Attribute of a page's root: what is clicked to open the overlay that the demo is about. */
export const OPENS = 'data-opens';

/**
 * JavaScript that stands first in every live page: it sets the palette before anything is painted,
 * follows the page around it, tells that page how loading went,
 * and does again what the reader has done with its drawing. In the outline of a phone, the
 * components keep clear of its camera and its home indicator as they do on a real one. Written for any browser that runs Ionic, because it is sent as it is.
 *
 * Ionic takes any `ionic:` parameter of an address as configuration, icons included, and an icon may be an
 * SVG with a script in it. So the address is cut down to known parameters with known values, and what Ionic
 * may have stored under `ionic:persistConfig` is removed, before Ionic's own scripts run.
 */
export const RUNTIME = `(function () {
  var root = document.documentElement;
  var dark = 'ion-palette-dark';
  // Paper is light, as the page around is there
  var paper = matchMedia('print');
  var shown;
  function paint(palette) {
    shown = palette;
    var isDark = palette === 'dark' && !paper.matches;
    root.classList.toggle(dark, isDark);
    root.style.colorScheme = isDark ? 'dark' : 'light';
  }
  paper.addEventListener('change', function () { paint(shown); });
  function tell(demo, reason) {
    if (parent !== window) parent.postMessage({ demo: demo, reason: reason }, location.origin);
  }
  var query = new URLSearchParams();
  [['ionic:mode', /^(ios|md)$/], ['palette', /^(light|dark)$/], ['device', /^phone$/],
    ['start', /^open$/]].forEach(function (known) {
    var value = new URLSearchParams(location.search).get(known[0]);
    if (value && known[1].test(value)) query.set(known[0], value);
  });
  try { sessionStorage.removeItem('ionic-persist-config'); } catch (error) { /* No storage, so nothing in it */ }
  var kept = String(query) ? '?' + query : '';
  if (kept !== location.search) history.replaceState(null, '', location.pathname + kept + location.hash);
  paint(query.get('palette'));
  if (query.get('device') === 'phone') root.classList.add('demo-phone');
  addEventListener('message', function (event) {
    if (event.source !== parent || event.origin !== location.origin || !event.data) return;
    if (event.data.palette) paint(event.data.palette);
    if (event.data.uses) event.data.uses.forEach(repeat);
  });
  addEventListener('error', function (event) {
    tell('failed', event.message);
  }, true);
  addEventListener('unhandledrejection', function (event) { tell('failed', String(event.reason)); });
  // Icons come after the components; a page that waits for one longer than this is shown without it
  function whenDrawn(then) {
    var until = Date.now() + 1500;
    (function look() {
      var isDrawn = [].every.call(document.querySelectorAll('ion-icon'), function (icon) {
        var box = icon.shadowRoot && icon.shadowRoot.querySelector('.icon-inner');
        return !icon.offsetParent || (box && box.firstChild);
      });
      if (isDrawn || Date.now() > until) requestAnimationFrame(function () { setTimeout(then); });
      else setTimeout(look, 30);
    })();
  }
  addEventListener('appload', function () {
    (window.demoOpens || function (then) { then(); })(function () { whenDrawn(function () { tell('ready'); }); });
  });
  function elementAt(use) {
    var element = document.elementFromPoint(use.x, use.y);
    while (element && element.shadowRoot) {
      var inner = element.shadowRoot.elementFromPoint(use.x, use.y);
      if (!inner || inner === element) break;
      element = inner;
    }
    return element;
  }
  function focusable(element) {
    while (element && !(element.matches && element.matches('input, textarea, button, a[href], [tabindex]'))) {
      element = element.assignedSlot || element.parentNode || element.host;
    }
    return element;
  }
  // What the reader did with the drawing of this page, done again
  function repeat(use) {
    var element = elementAt(use);
    if (!element) return;
    var how = { bubbles: true, composed: true, cancelable: true, view: window, clientX: use.x, clientY: use.y };
    var target = focusable(element);
    if (use.type === 'click') {
      ['mousedown', 'mouseup', 'click'].forEach(function (name) {
        element.dispatchEvent(new MouseEvent(name, how));
      });
    }
    if (use.type === 'input' && target && 'value' in target) {
      target.value = use.value;
      target.dispatchEvent(new InputEvent('input', how));
    }
    if (use.type === 'keydown' && /^(Arrow|Home|End|Page|Escape)/.test(use.key)) {
      (document.activeElement || element).dispatchEvent(
        new KeyboardEvent('keydown', { key: use.key, bubbles: true, composed: true, cancelable: true })
      );
    }
  }
  tell('started');
})();`;

/**
 * JavaScript of a live page that is drawn with an open overlay, before {@link RUNTIME}: in a demo's frame it opens
 * that overlay first, at once and without taking the focus from the reader.
 */
export const OPEN_RUNTIME = `(function () {
  window.demoOpens = function (then) {
    var root = document.documentElement;
    var target = /[?&]start=open/.test(location.search) && document.querySelector(root.getAttribute('${OPENS}'));
    if (!target) return then();
    var config = window.Ionic.config;
    var animated = config.get('animated');
    var focus = HTMLElement.prototype.focus;
    // A page that opens nothing within this time is shown as it is
    var timer = setTimeout(function () { opened(); }, 3000);
    // A reader who comes by keyboard gets into it, and out of the frame: nothing behind it is reached, nothing is trapped
    function letPass(overlay) {
      if (overlay.showBackdrop === false || overlay.backdropBreakpoint > 0 || overlay.localName === 'ion-toast') return;
      var behind = Array.prototype.filter.call(overlay.parentNode.children, function (element) { return element !== overlay && !element.inert; });
      behind.forEach(function (element) { element.inert = true; });
      overlay.classList.add('ion-disable-focus-trap');
      // What is in a host that is left out of the order is left out with it
      overlay.removeAttribute('tabindex');
      overlays.forEach(function (name) {
        overlay.addEventListener(name.replace('DidPresent', 'WillDismiss'), function () {
          behind.forEach(function (element) { element.inert = false; });
          overlay.classList.remove('ion-disable-focus-trap');
          overlay.tabIndex = -1;
        }, { once: true });
      });
    }
    function opened(event) {
      clearTimeout(timer);
      if (event) letPass(event.target);
      overlays.forEach(function (name) { removeEventListener(name, opened); });
      // An overlay takes the focus right after it has said that it is there
      setTimeout(function () {
        HTMLElement.prototype.focus = focus;
        config.set('animated', animated);
        root.removeAttribute('${OPENS}');
        then();
      });
    }
    var overlays = ['ActionSheet', 'Alert', 'Loading', 'Modal', 'Picker', 'Popover', 'Toast'].map(function (name) {
      return 'ion' + name + 'DidPresent';
    });
    overlays.forEach(function (name) { addEventListener(name, opened); });
    HTMLElement.prototype.focus = function () {};
    config.set('animated', false);
    target.click();
  };
})();`;
