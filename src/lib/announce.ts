/** A region that is new to a screen reader is not read out with its first text: it gets it a little later. */
const SETTLED_MS = 150;

let region: HTMLElement | undefined;
let pending: ReturnType<typeof setTimeout> | undefined;

function regionOfPage(): HTMLElement {
  // What is outside of a dialog is hidden from screen readers while it is open
  const around = document.querySelector('[aria-modal="true"]') ?? document.body;
  if (!region) {
    region = document.createElement('div');
    region.className = 'spoken';
    region.setAttribute('role', 'status');
  }
  if (region.parentElement !== around) around.append(region);
  return region;
}

/**
 * Tells readers who do not see it what has just happened. There is one region for the whole site, and the newest
 * text takes the place of an older one.
 */
export function announce(text: string): void {
  const place = regionOfPage();
  // The same text once more is a change too
  place.textContent = '';
  clearTimeout(pending);
  pending = setTimeout(() => {
    place.textContent = text;
  }, SETTLED_MS);
}
