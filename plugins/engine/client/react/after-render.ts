import { useLayoutEffect } from 'preact/compat';

/**
 * `useLayoutEffect` for what looks at the page. Preact updates readers of a context one after another, and runs
 * layout effects of those that are done before others have begun: Docusaurus looked for the heading in the address
 * while the page before was still there. Here the effect waits until all are done; nothing is painted before.
 *
 * @param effect may give what undoes it
 * @param deps the effect is repeated when one of them changes
 */
export default function useEffectAfterRender(
  effect: () => (() => void) | undefined,
  deps: readonly unknown[],
): void {
  useLayoutEffect(() => {
    let undo: (() => void) | undefined;
    let isGone = false;
    queueMicrotask(() => {
      if (!isGone) undo = effect();
    });
    return () => {
      isGone = true;
      undo?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller's, as those of the hook in whose place this is
  }, deps);
}
