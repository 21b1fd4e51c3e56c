/**
 * `useIsBrowser` for the theme's tabs, which use it for nothing but a key that changes when the app has
 * started: the server's tabs, with every code block in them, are then thrown away and made again. The
 * fault that this worked around is gone since the choice is read after the start.
 */
export default function useIsBrowser(): true {
  return true;
}
