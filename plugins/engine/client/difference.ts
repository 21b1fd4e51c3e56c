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

/**
 * Watches a part of the page, until the end of the task or microtask that it begins in at most: what changes later
 * is not known.
 *
 * @returns a function that ends the watch and says what was changed first, in words; nothing where all is as before
 */
export function watchDifferences(container: Element): () => string | undefined {
  const observer = new MutationObserver(() => undefined);
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  return () => {
    const [difference] = observer.takeRecords().flatMap((record) => [...inWords(record)]);
    observer.disconnect();
    return difference;
  };
}
