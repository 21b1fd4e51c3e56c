let isTaking = false;

/**
 * Whether the app is taking over the HTML that the server has sent, which has everything that it renders now. What
 * is costly to make and cannot differ may leave to it what is there. False in the dev server, which sends none.
 */
export function isTakingOver(): boolean {
  return isTaking;
}

/** Says that a taking over begins or has ended. */
export function setTakingOver(is: boolean): void {
  isTaking = is;
}
