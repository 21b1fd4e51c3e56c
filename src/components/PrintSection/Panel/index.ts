/** A section of the documentation in one view, to print it or to keep it as a PDF. */
import { translate } from '@docusaurus/Translate';
import { loadLater } from '@site/src/lib/after-deployment';
import { announce } from '@site/src/lib/announce';
import { button, element } from '@site/src/lib/elements';
import { inParallel } from '@site/src/lib/in-parallel';
import { pageId, printedArticle, type PageNumbers } from './article';
import type { Section } from '../sections';
import styles from './styles.module.css';

/** What the first sheet of paper says, beside the name of the section. */
export interface Edition {
  /** Title of the site, with the version. */
  site: string;
  /** Language, as an `html` element names it. */
  language: string;
}

/** How many pages are fetched at once. */
const AT_ONCE = 6;

/** After this long a drawing that has not come is printed as it is. */
const DRAWN_MS = 15_000;

async function fetchPage(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Fetches pages, a few at a time, and tells how many are there. */
async function fetchPages(
  paths: readonly string[],
  onProgress: (count: number) => void,
): Promise<string[]> {
  const texts: string[] = [];
  let count = 0;
  await inParallel(paths, AT_ONCE, async (path, index) => {
    texts[index] = await loadLater(() => fetchPage(path));
    onProgress(++count);
  });
  return texts;
}

/** The first sheet: what this is, of which day, and what is in it. */
function cover(
  { label }: Section,
  edition: Edition,
  articles: readonly HTMLElement[],
): HTMLElement {
  const day = new Intl.DateTimeFormat(edition.language, { dateStyle: 'long' }).format(new Date());
  const entries = articles.map((article, index) => {
    const link = element('a', '', article.querySelector('h1')?.textContent ?? '');
    link.href = `#${pageId(index + 1)}`;
    return element('li', '', link);
  });
  const facts = element('p', styles.facts, `${edition.site} · ${location.host} · ${day}`);
  return element(
    'header',
    `${styles.cover} markdown`,
    facts,
    element('h1', '', label),
    element('ol', '', ...entries),
  );
}

/** Waits until every drawing and image of a view has come, or long enough. */
async function drawn(view: HTMLElement): Promise<void> {
  const parts = [...view.querySelectorAll<HTMLElement>('iframe:not([hidden]), img')];
  const loads = parts.map((part) => {
    if (part instanceof HTMLImageElement && part.complete) return Promise.resolve();
    return new Promise<void>((resolve) => {
      for (const name of ['load', 'error']) part.addEventListener(name, () => resolve());
    });
  });
  const late = new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
  await Promise.race([Promise.all(loads), late]);
}

const text = {
  loading: (count: number, total: number): string =>
    translate(
      {
        id: 'site.print.loading',
        message: 'Fetching pages: {count} of {total}',
        description: 'Shown while the pages of a section are fetched to print them',
      },
      { count, total },
    ),
  ready: (total: number): string =>
    translate(
      {
        id: 'site.print.ready',
        message: '{total} pages in one view',
        description: 'Shown above a section once all its pages are there to be printed',
      },
      { total },
    ),
  failed: (): string =>
    translate({
      id: 'site.print.failed',
      message: 'Not all pages could be fetched. Check your network connection and try again.',
      description: 'Shown where the pages of a section could not be fetched to print them',
    }),
  print: (): string =>
    translate({
      id: 'site.print.print',
      message: 'Print or save as PDF',
      description: 'Button that opens the print dialog of the browser',
    }),
  close: (): string =>
    translate({
      id: 'site.print.close',
      message: 'Back to the page',
      description: 'Button that closes the print view of a section',
    }),
};

/** The view in place of the page; paper is light, whatever the reader's mode is. */
function openView(name: string, onClose: () => void): { view: HTMLElement; close: () => void } {
  const root = document.documentElement;
  const mode = root.getAttribute('data-theme') ?? 'light';
  const scrolled = window.scrollY;
  const title = document.title;
  const view = element('div', styles.view);
  view.setAttribute('role', 'region');
  view.setAttribute('aria-label', name);
  const close = (): void => {
    view.remove();
    root.classList.remove(styles.open ?? '');
    root.setAttribute('data-theme', mode);
    document.title = title;
    window.scrollTo(0, scrolled);
    document.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('popstate', close);
    onClose();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  document.addEventListener('keydown', onKeyDown);
  // The reader goes back: the view is over the page that was open
  window.addEventListener('popstate', close);
  view.addEventListener('click', (event) => {
    const hash = (event.target as Element).closest('a')?.getAttribute('href');
    if (!hash?.startsWith('#')) return;
    // The address is the page's
    event.preventDefault();
    document.getElementById(hash.slice(1))?.scrollIntoView();
  });
  root.classList.add(styles.open ?? '');
  root.setAttribute('data-theme', 'light');
  document.title = name;
  document.body.append(view);
  window.scrollTo(0, 0);
  return { view, close };
}

/**
 * Opens a view with all pages of a section, in the order of the sidebar, and the browser's print dialog once
 * everything is drawn. Its pages are fetched as they are published.
 *
 * @param onClose called when the reader has gone back to the page
 */
export async function printSection(
  section: Section,
  edition: Edition,
  onClose: () => void,
): Promise<void> {
  const { view, close } = openView(`${section.label} – ${edition.site}`, onClose);
  const state = element('p', '', text.loading(0, section.pages.length));
  state.setAttribute('role', 'status');
  const print = button(text.print(), 'button--primary', () => window.print());
  print.disabled = true;
  const back = button(text.close(), 'button--secondary', close);
  view.append(element('div', styles.bar, state, print, back));
  back.focus();
  const numbers: PageNumbers = new Map(section.pages.map((path, index) => [path, index + 1]));
  try {
    const texts = await fetchPages(section.pages, (count) => {
      state.textContent = text.loading(count, section.pages.length);
    });
    const articles = section.pages.map((path, index) =>
      printedArticle(texts[index] ?? '', path, numbers),
    );
    const sheets = articles.map((article, index) => {
      const address = element(
        'p',
        styles.facts,
        new URL(section.pages[index] ?? '', location.href).href,
      );
      const sheet = element('article', styles.page, address, article);
      sheet.id = pageId(index + 1);
      return sheet;
    });
    view.append(element('main', styles.sheets, cover(section, edition, articles), ...sheets));
    await drawn(view);
  } catch (error) {
    console.warn(error);
    state.textContent = text.failed();
    return;
  }
  if (!view.isConnected) return;
  state.textContent = text.ready(section.pages.length);
  announce(text.ready(section.pages.length));
  print.disabled = false;
  window.print();
}
