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

type Tell = (error: Error) => void;

let tell: Tell = () => undefined;

/** Names who is told of what differs, in the page and later in its parts. */
export function onDifference(listener: Tell): void {
  tell = listener;
}

/** @param difference in words */
export function tellDifference(difference: string): void {
  tell(new Error(`The served page differs from the app: ${difference}`));
}
