/**
 * Calls back once the browser has nothing else to do. Safari has no idle callbacks; there a turn of its own must do.
 *
 * @returns what stops it
 */
export function whenIdle(then: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(then, options);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(then, 50);
  return () => clearTimeout(timer);
}
