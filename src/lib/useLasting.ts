import { useEffect, useState } from 'react';

/** What is over sooner need not be told: a message would only flicker. */
const DELAY_MS = 400;

/** Whether something has been going on for so long that a reader should be told. */
export function useLasting(isGoingOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isGoingOn) {
      setLasts(false);
      return undefined;
    }
    const timer = setTimeout(() => setLasts(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return lasts;
}
