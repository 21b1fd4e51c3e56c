const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

function links(menu: Element | null | undefined): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('a') ?? [])];
}

/** What stands in the bar itself, as far as it is shown. */
function stopsOfBar(target: Element): HTMLElement[] {
  const all = target.closest('.navbar__inner')?.querySelectorAll<HTMLElement>('a, button') ?? [];
  return [...all].filter(
    (stop) => stop.offsetParent !== null && stop.closest('.dropdown__menu') === null,
  );
}

/** Where a key leads from a link or button of the navbar; nothing for other keys and at the ends. */
export function nextStop(target: HTMLElement, key: string): HTMLElement | undefined {
  const step = STEPS[key];
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  if (isOpen && step === 1) return links(target.parentElement)[0];
  const menu = target.closest('.dropdown__menu');
  const stops = menu ? links(menu) : stopsOfBar(target);
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  return step === undefined ? undefined : stops[stops.indexOf(target) + step];
}
