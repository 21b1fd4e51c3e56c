/** What the plugin leaves for the reader's browser. */
declare module '@generated/redirects/default/sections.json' {
  const sections: import('./anchor').MovedSections;
  export default sections;
}
