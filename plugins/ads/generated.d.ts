/** What the plugin leaves for the pages of the language that is being built. */
declare module '@generated/ads/default/shown.json' {
  const shown: import('./types').ShownAd[];
  export default shown;
}
