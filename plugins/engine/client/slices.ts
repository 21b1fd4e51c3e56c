/**
 * Parts of a page that the app takes over one after the other. Preact takes over all of a page in one go, which on a
 * phone keeps it from answering for some tenths of a second; React stops every few milliseconds to look whether the
 * reader has done something. Here each part has a task of its own, and the first sign of a reader who is about to
 * use something takes all that are left.
 */
import { watchDifferences } from './difference';
import { setTakingOver, tellDifference } from './taking-over';

/** Signs that come some time before the click. */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** Attribute of the root element while parts are left; `plugins/stored-choices` shows the reader's choices until then. */
const LEFT = 'data-taking-over';

/** Preact renders a part in so many microtasks at most after its promise has been kept. */
const TICKS = 12;

const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

let endWatch: (() => string | undefined) | undefined;

/** Says that a part is about to be rendered for the first time. */
export function beginPart(): void {
  endWatch ??= watchDifferences(document.getElementById('__docusaurus') ?? document.body);
  setTakingOver(true);
}

/**
 * Says that it has been rendered: what was changed meanwhile was not as it should be.
 *
 * @returns whether something was
 */
export function endPart(): boolean {
  setTakingOver(false);
  const difference = endWatch?.();
  endWatch = undefined;
  if (difference) tellDifference(difference);
  return difference !== undefined;
}

/** Renders parts, before the browser does anything else. */
async function take(count: number): Promise<void> {
  for (const next of waiting.splice(0, count)) next();
  for (let tick = 0; tick < TICKS; tick += 1) await Promise.resolve();
  // One that fails says no end
  endPart();
}

function stop(): void {
  for (const name of SIGNS) window.removeEventListener(name, hurry, { capture: true });
  channel?.port1.close();
  channel = undefined;
  // What the last part does once it is painted belongs to it
  requestAnimationFrame(() =>
    setTimeout(() =>
      setTimeout(() => {
        if (!channel) document.documentElement.removeAttribute(LEFT);
      }),
    ),
  );
}

async function takeNext(): Promise<void> {
  await take(1);
  if (waiting.length > 0) channel?.port2.postMessage(undefined);
  else stop();
}

async function takeAll(): Promise<void> {
  // Parts have parts of their own
  while (waiting.length > 0) await take(waiting.length);
  stop();
}

function hurry(): void {
  void takeAll();
}

function start(): void {
  channel = new MessageChannel();
  channel.port1.onmessage = () => void takeNext();
  for (const name of SIGNS) window.addEventListener(name, hurry, { capture: true, passive: true });
  document.documentElement.setAttribute(LEFT, '');
  channel.port2.postMessage(undefined);
}

/** Whether parts are waiting for their turn. */
export function hasPartsLeft(): boolean {
  return waiting.length > 0;
}

/** Resolves in a task of its own, after those of the parts that asked before. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!channel) start();
  });
}

/** Resolves once a media query matches, which may be never. */
export function whenMatching(media: string): Promise<void> {
  const query = window.matchMedia(media);
  return new Promise((resolve) => {
    if (query.matches) resolve();
    else query.addEventListener('change', () => resolve(), { once: true });
  });
}
