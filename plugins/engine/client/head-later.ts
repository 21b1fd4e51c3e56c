/**
 * What the app changes in the head of a page and on its root element, put off until it has taken over the whole page:
 * the server has sent all of it, and finding that out for each part again takes a slow phone some 20 ms. In between,
 * the root element would lose the classes that parts which are left bring.
 */
import { hasPartsLeft, turn } from './slices';
import { isTakingOver } from './taking-over';

/** What `react-helmet-async` has in a page for each component that changes the head; one speaks for all. */
interface Dispatcher {
  emitChange(): void;
}

let last: Dispatcher | undefined;

async function emitLast(): Promise<void> {
  do await turn();
  while (hasPartsLeft());
  const dispatcher = last;
  last = undefined;
  dispatcher?.emitChange();
}

/**
 * Whether a change of the head is put off; if so, it is made later.
 *
 * @param dispatcher the component that has a change to make
 */
export function putOff(dispatcher: Dispatcher): boolean {
  if (!last && !isTakingOver()) return false;
  if (!last) void emitLast();
  last = dispatcher;
  return true;
}
