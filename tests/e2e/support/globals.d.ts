/** What Docusaurus puts on the window: loads a route's scripts ahead of a click. */
interface Window {
  docusaurus: {
    prefetch(path: string): false | Promise<unknown>;
    preload(path: string): false | Promise<unknown>;
  };
}
