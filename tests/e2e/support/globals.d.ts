interface Window {
  /** What Docusaurus puts there: loads a route's scripts ahead of a click. */
  docusaurus: {
    prefetch(path: string): false | Promise<unknown>;
    preload(path: string): false | Promise<unknown>;
  };
  /** Renderers that have said to the developer tools of React that they are there. */
  renderers: string[];
}
