/** What `react-dom/client` is in the browser. */
import type { ReactNode } from 'react';
import type { HydrationOptions, Root } from 'react-dom/client';
import { createRoot, hydrateRoot as takeOver } from 'preact/compat/client';
import './attributes';
import { watchDifferences } from '../difference';
import { onDifference, setTakingOver, tellDifference } from '../taking-over';

export { createRoot };

/**
 * Takes over the HTML that the server has sent. Where it differs from what Preact would have made, Preact
 * mends texts and elements, but keeps attributes that belong to others, and says nothing. Here such a page
 * is made anew, and `onRecoverableError` is told of the first difference, both as React does it. Preact takes
 * over all of a page in one go, so that what has changed when it returns was not as it should be. Some parts are left
 * for later (`../slices.ts`), and stay as they are meanwhile; it is told of their differences too.
 */
export function hydrateRoot(
  container: Element,
  app: ReactNode,
  options: HydrationOptions = {},
): Root {
  const root = createRoot(container);
  onDifference((error) => options.onRecoverableError?.(error, {}));
  const end = watchDifferences(container);
  setTakingOver(true);
  try {
    takeOver(container, app);
  } finally {
    setTakingOver(false);
  }
  const difference = end();
  if (difference) {
    root.unmount();
    container.replaceChildren();
    root.render(app);
    tellDifference(difference);
  }
  return root;
}

export default { createRoot, hydrateRoot };
