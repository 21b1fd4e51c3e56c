/** In place of the theme's components for search, where nothing answers searches. */
export default function NoSearch(): null {
  return null;
}
