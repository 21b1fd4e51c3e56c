/** Calls back once the browser has nothing else to do. Safari has no idle callbacks; there a turn of its own must do. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then);
  else setTimeout(then, 50);
}
