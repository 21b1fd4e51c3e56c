/** What `react-dom/client` is in the browser. */
import type { ReactNode } from 'react';
import type { HydrationOptions, Root } from 'react-dom/client';
import { createRoot, hydrateRoot as takeOver } from 'preact/compat/client';
import { withServerSnapshots } from './external-store';

export { createRoot };

/** The server's HTML parts two texts by a comment, and has no text that is empty. */
function isSeen(node: Node): boolean {
  return !(node instanceof Comment) && node.nodeValue !== '';
}

function nameOf(node: Node): string {
  return node instanceof Element
    ? `<${node.localName}>`
    : `"${(node.nodeValue ?? '').slice(0, 60)}"`;
}

function* inWords({ type, target, addedNodes, removedNodes }: MutationRecord): Generator<string> {
  // What is there for want of scripts is a text here, and elements to the app
  if (target instanceof Element && target.localName === 'noscript') return;
  if (type === 'characterData') yield `a text became ${nameOf(target)}`;
  for (const node of addedNodes)
    if (isSeen(node)) yield `${nameOf(node)} was added to ${nameOf(target)}`;
  for (const node of removedNodes)
    if (isSeen(node)) yield `${nameOf(node)} was removed from ${nameOf(target)}`;
}

/** What was changed in a part of the page while something was done to it, in words; nothing where it is as before. */
function differenceAfter(container: Element, action: () => void): string | undefined {
  const observer = new MutationObserver(() => undefined);
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  action();
  const [difference] = observer.takeRecords().flatMap((record) => [...inWords(record)]);
  observer.disconnect();
  return difference;
}

/**
 * Takes over the HTML that the server has sent. Where it differs from what Preact would have made, Preact
 * mends texts and elements, but keeps attributes that belong to others, and says nothing. Here such a page
 * is made anew, and `onRecoverableError` is told of the first difference, both as React does it. Preact takes
 * over all of a page in one go, so that what has changed when it returns was not as it should be.
 */
export function hydrateRoot(
  container: Element,
  app: ReactNode,
  options: HydrationOptions = {},
): Root {
  const root = createRoot(container);
  const difference = differenceAfter(container, () =>
    withServerSnapshots(() => takeOver(container, app)),
  );
  if (difference) {
    root.unmount();
    container.replaceChildren();
    root.render(app);
    const error = new Error(`The served page differs from the app: ${difference}`);
    options.onRecoverableError?.(error, {});
  }
  return root;
}

export default { createRoot, hydrateRoot };
