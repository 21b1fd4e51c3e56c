/** What `loaders/routes.cjs` and `loaders/registry-pages.cjs` write for the browser. */
declare module '@generated/routes?pages' {
  export const pages: import('./client/routes').RouteData[][];
  export const loaders: typeof import('@generated/registry').default;
}

/** What `loaders/first-pages.cjs` adds for the server renderer. */
declare module '@generated/routes' {
  export const pages: Record<string, import('./first-page').FirstPage['route'] | undefined>;
  export const modulesFile: string;
}
