/** What the plugin writes for tools in pages, see `projects.ts`. */
declare module '@generated/docs-demos/default/projects.json' {
  const projects: Readonly<Record<string, import('./projects').ProjectVersion>>;
  export default projects;
}

declare module '@generated/docs-demos/default/palettes.json' {
  const palettes: Readonly<Record<string, import('../../src/lib/theme-colors').VersionPalettes>>;
  export default palettes;
}
