/** The reader's first sign of life, by whatever means; focus counts because a demo can be tabbed to. */
const SIGNS = ['scroll', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/** Distance at which a demo counts as near: about half a screen, so that it is awake when it is seen. */
const NEAR = '400px 0px';

/** Calls back once, at the reader's first sign of life. */
export function whenActive(then: () => void): () => void {
  const stop = (): void => {
    for (const name of SIGNS) window.removeEventListener(name, alive);
  };
  const alive = (): void => {
    stop();
    then();
  };
  for (const name of SIGNS) window.addEventListener(name, alive, { passive: true });
  return stop;
}

/** Calls back once, when the element is near the viewport. */
export function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
