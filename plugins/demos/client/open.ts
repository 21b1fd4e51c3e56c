/**
 * Stands before `live.ts` in a live page that is drawn with an open overlay: in a demo's frame it opens that overlay
 * first, at once and without taking the focus from the reader.
 */
interface Overlay extends HTMLElement {
  showBackdrop?: boolean;
  backdropBreakpoint?: number;
}

interface IonicConfig {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
}

/** The events of overlays that are there, and of those that leave. */
const events = (moment: 'DidPresent' | 'WillDismiss'): string[] =>
  ['ActionSheet', 'Alert', 'Loading', 'Modal', 'Picker', 'Popover', 'Toast'].map(
    (name) => `ion${name}${moment}`,
  );

/** Milliseconds after which a page that opens nothing is shown as it is. */
const PATIENCE = 3000;

/** A reader who comes by keyboard gets into it, and out of the frame: nothing behind it is reached, nothing is trapped. */
function letPass(overlay: Overlay): void {
  const { showBackdrop, backdropBreakpoint = 0, localName, parentElement } = overlay;
  if (showBackdrop === false || backdropBreakpoint > 0 || localName === 'ion-toast') return;
  const behind = [...(parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== overlay && !element.inert,
  );
  for (const element of behind) element.inert = true;
  overlay.classList.add('ion-disable-focus-trap');
  // What is in a host that is left out of the order is left out with it
  overlay.removeAttribute('tabindex');
  const restore = (): void => {
    for (const element of behind) element.inert = false;
    overlay.classList.remove('ion-disable-focus-trap');
    overlay.tabIndex = -1;
  };
  for (const name of events('WillDismiss')) {
    overlay.addEventListener(name, restore, { once: true });
  }
}

window.demoOpens = (then) => {
  const root = document.documentElement;
  const { opens } = root.dataset;
  const isAsked = new URLSearchParams(location.search).has('start');
  const target = isAsked && opens ? document.querySelector<HTMLElement>(opens) : null;
  if (!target) return then();
  const { config } = (window as unknown as { Ionic: { config: IonicConfig } }).Ionic;
  const animated = config.get('animated');
  const { focus } = HTMLElement.prototype;
  const opened = (event?: Event): void => {
    clearTimeout(timer);
    if (event) letPass(event.target as Overlay);
    for (const name of events('DidPresent')) removeEventListener(name, opened);
    // An overlay takes the focus right after it has said that it is there
    setTimeout(() => {
      HTMLElement.prototype.focus = focus;
      config.set('animated', animated);
      delete root.dataset.opens;
      then();
    });
  };
  const timer = setTimeout(opened, PATIENCE);
  for (const name of events('DidPresent')) addEventListener(name, opened);
  HTMLElement.prototype.focus = () => undefined;
  config.set('animated', false);
  target.click();
};
