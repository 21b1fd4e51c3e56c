/** Stands for the theme's tags for a hosted search, on a site that nothing searches. */
export default function SearchMetadata(): null {
  return null;
}
