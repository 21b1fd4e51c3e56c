import { loadDataScript } from '../../src/lib/data-scripts';

const LOADED = new Map<string, Promise<void>>();

/** The name of a symbol of a file among the ids of the page. */
function idOf(file: string, symbol: string): string {
  return `${file.slice(file.lastIndexOf('/') + 1)}--${symbol}`;
}

async function insert(file: string): Promise<void> {
  const text = (await loadDataScript(`${file}.js`)) as string;
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  for (const symbol of sprite.querySelectorAll('symbol')) symbol.id = idOf(file, symbol.id);
  sprite.style.display = 'none';
  document.body.append(sprite);
}

/**
 * Shows the symbols of SVG files in a page that was opened as a file: there `<use>` reaches nothing outside of the
 * page, so the files are loaded as scripts and put into it.
 */
export function showSprites(): void {
  for (const use of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
    const [file = '', symbol = ''] = (use.dataset.href ?? '').split('#');
    const loading = LOADED.get(file) ?? insert(file);
    LOADED.set(file, loading);
    loading.then(
      () => use.setAttribute('href', `#${idOf(file, symbol)}`),
      (error: unknown) => console.warn(error),
    );
  }
}
