/**
 * Paints the page in the light or the dark palette, and again when it goes on paper, which is light.
 *
 * @param wantsDark whether the dark palette is asked for
 * @returns paints again
 */
export function followPalette(wantsDark: () => boolean): () => void {
  const root = document.documentElement;
  const paper = matchMedia('print');
  const paint = (): void => {
    const isDark = wantsDark() && !paper.matches;
    root.classList.toggle('ion-palette-dark', isDark);
    root.style.colorScheme = isDark ? 'dark' : 'light';
  };
  paint();
  paper.addEventListener('change', paint);
  return paint;
}
