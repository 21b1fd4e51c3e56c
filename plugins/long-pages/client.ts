import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenIdle } from '../../src/lib/when-idle';
import { LATER_ATTRIBUTE } from './script';

/** So many blocks are laid out in one go, which takes a slow phone about ten milliseconds. */
const BLOCKS = 5;

/** After these the page may go to any of its parts, so that their places must be known. */
const JUMPS = ['click', 'keydown', 'hashchange', 'beforeprint'] as const;

/** What the root element says when the app has taken over the page, and no part of it is left. */
const TAKEN_OVER = '[data-has-hydrated="true"]:not([data-taking-over])';

/** Blocks that still have a guessed height, in their order. */
function blocksLater(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.markdown > *')].filter(
    (block) => getComputedStyle(block).contentVisibility === 'auto',
  );
}

function layOutLater(root: HTMLElement): void {
  let blocks: HTMLElement[] | undefined;
  // The attribute stays until the reader leaves the page: without it the browser would style all of the page anew
  const layOut = (count: number): void => {
    blocks ??= blocksLater();
    for (const block of blocks.splice(0, count)) block.style.contentVisibility = 'visible';
    if (blocks.length > 0) return;
    for (const event of JUMPS) window.removeEventListener(event, finish, true);
  };
  const finish = (): void => layOut(Infinity);
  const next = (): void => {
    layOut(BLOCKS);
    if (blocks?.length !== 0) whenIdle(next);
  };
  const observer = new MutationObserver(() => {
    if (!root.matches(TAKEN_OVER)) return;
    observer.disconnect();
    whenIdle(next);
  });
  observer.observe(root, { attributes: true });
  for (const event of JUMPS) window.addEventListener(event, finish, true);
}

if (ExecutionEnvironment.canUseDOM && document.documentElement.hasAttribute(LATER_ATTRIBUTE)) {
  layOutLater(document.documentElement);
}

/** Pages that the app makes are laid out at once. */
export function onRouteUpdate({
  location,
  previousLocation,
}: Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  document.documentElement.removeAttribute(LATER_ATTRIBUTE);
}
