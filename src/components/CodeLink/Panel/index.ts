/** Links to blocks of code, to lines of them, and to demos: how they are made, and how they are followed. */
import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/lib/announce';
import { hashOf, linkTo, placeOf, type CodePlace } from './address';
import { blockAround, blockWithId, choicesAround, reveal, showFile, shownFile } from './blocks';
import { markLines, selectedLines } from './lines';
import styles from './styles.module.css';

/** A demo fetches its source when it is asked for; after this long there is none to wait for. */
const SOURCE_MS = 15_000;

/** How long a button shows that it has copied a link. */
const SHOWN_MS = 1500;

/** Waits until a demo has its source. */
function sourceOf(demo: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const isThere = (): boolean => demo.querySelector('pre code') !== null;
    if (isThere()) return resolve();
    const observer = new MutationObserver(() => {
      if (isThere()) done();
    });
    const timer = setTimeout(() => done(), SOURCE_MS);
    const done = (): void => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    observer.observe(demo, { childList: true, subtree: true });
    // What tells a demo that its reader has come
    window.dispatchEvent(new Event('focusin'));
    return undefined;
  });
}

/** Shows the whole of a demo's source that is folded because it is long. */
function unfold(block: Element): void {
  block.querySelector<HTMLElement>('[aria-expanded="false"][aria-controls]')?.click();
}

/** The page as it is drawn after what was just changed. */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Frames in a row that something has to be seen: when tabs start, they turn to the reader's stored choice. */
const STEADY = 10;

/** Frames after which it is left as it is. */
const MOST_FRAMES = 200;

/** Opens what hides an element, until it is seen and stays so. */
async function show(element: Element): Promise<void> {
  let seen = 0;
  for (let frames = 0; frames < MOST_FRAMES && seen < STEADY; frames += 1) {
    const isSeen = element.getClientRects().length > 0;
    seen = isSeen ? seen + 1 : 0;
    if (!isSeen) reveal(element);
    await nextFrame();
  }
}

/** Shows what a hash of an address names: opens its tab, marks its lines and scrolls to them. */
export async function showCode(hash: string): Promise<void> {
  const place = placeOf(hash);
  const block = place && blockWithId(place.id);
  if (!block) return;
  await show(block);
  block.classList.add(styles.target ?? '');
  block.scrollIntoView();
  if (!place.lines && place.file === undefined) return;
  if (block.matches('figure')) {
    await sourceOf(block);
    if (!showFile(block, place.file)) return;
    await nextFrame();
  }
  const lines = markLines(block, place.lines);
  const [first] = lines;
  if (!first) return;
  for (const line of lines) reveal(line);
  unfold(block);
  await nextFrame();
  first.scrollIntoView({ block: 'center' });
}

function said({ lines }: CodePlace): string {
  if (!lines) {
    return translate({
      id: 'site.code.linkCopied',
      message: 'Link copied',
      description: 'Read out when the link to a block of code or a demo was copied',
    });
  }
  return translate(
    {
      id: 'site.code.linesCopied',
      message: 'Link to lines {from} to {to} copied',
      description: 'Read out when the link to selected lines of code was copied',
    },
    { from: lines[0], to: lines[1] },
  );
}

/**
 * Copies the link to the block or the demo that a button belongs to, or to the lines that are selected in it. The
 * address of the page becomes the same, so that it can be taken from there where the browser refuses to copy.
 *
 * @param range what is selected
 */
export async function copyLink(button: Element, range?: Range): Promise<void> {
  const around = blockAround(button);
  if (!around) return;
  const { id, block } = around;
  const place: CodePlace = { id, file: shownFile(block), lines: selectedLines(block, range) };
  const { pathname, search, hash } = location;
  const route = hash.startsWith('#/') ? `#${hash.slice(1).split('#')[0]}` : '';
  history.replaceState(
    history.state,
    '',
    `${pathname}${search}${route}${encodeURI(hashOf(place))}`,
  );
  markLines(block, place.lines);
  try {
    await navigator.clipboard.writeText(linkTo(place, choicesAround(block)));
  } catch {
    announce(
      translate({
        id: 'site.code.linkNotCopied',
        message: 'The link could not be copied. It is in the address bar.',
        description: 'Read out when the browser refused to copy the link to code',
      }),
    );
    return;
  }
  announce(said(place));
  button.classList.add(styles.copied ?? '');
  setTimeout(() => button.classList.remove(styles.copied ?? ''), SHOWN_MS);
}
