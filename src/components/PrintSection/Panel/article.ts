import { keptChoice } from '@site/src/lib/kept-choice';
import { withoutSlash } from '@site/src/lib/without-slash';
import { choiceClasses, CHOICES, type ChoiceGroup } from '@site/src/site/choices';

/** Attributes that name other elements of the page by their ids. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers'];

/** What only a page on a screen can use. */
const SCREEN_ONLY =
  'script, noscript, button, input[type="search"], .hash-link, iframe[hidden], .without-app, form';

/** Pages of a printed section: the number of each by its path. */
export type PageNumbers = ReadonlyMap<string, number>;

/** What all ids of a page begin with, so that no two pages have the same. */
export function pageId(number: number): string {
  return `page-${number}`;
}

function prefixed(id: string, number: number): string {
  return `${pageId(number)}-${id}`;
}

function renameIds(article: Element, number: number): void {
  for (const element of article.querySelectorAll('[id]')) {
    element.id = prefixed(element.id, number);
  }
  for (const name of REFERENCES) {
    for (const element of article.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)?.split(/\s+/) ?? [];
      element.setAttribute(name, ids.map((id) => prefixed(id, number)).join(' '));
    }
  }
  // Markers and fills of drawings
  for (const element of article.querySelectorAll('svg *')) {
    for (const { name, value } of [...element.attributes]) {
      const own = value
        .replace(/url\((['"]?)#/g, `url($1#${prefixed('', number)}`)
        .replace(/^#/, name.endsWith('href') ? `#${prefixed('', number)}` : '#');
      if (own !== value) element.setAttribute(name, own);
    }
  }
}

/** Links to pages of the section lead to their place in it, and all others to the site. */
function turnLinks(article: Element, page: URL, numbers: PageNumbers): void {
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const url = new URL(link.getAttribute('href') ?? '', page);
    const number = url.origin === page.origin ? numbers.get(withoutSlash(url.pathname)) : undefined;
    const id = decodeURIComponent(url.hash.slice(1));
    if (number === undefined) link.href = url.href;
    else link.setAttribute('href', `#${id ? prefixed(id, number) : pageId(number)}`);
  }
}

/** Tabs on paper: those of a choice show what the reader has chosen, and others all, each below its name. */
function openTabs(article: Element): void {
  for (const row of article.querySelectorAll('[role="tablist"]')) {
    const tabs = [...row.children];
    const panels = [...(row.nextElementSibling?.children ?? [])];
    const group = (Object.keys(CHOICES) as ChoiceGroup[]).find((name) =>
      row.classList.contains(`choose-${name}`),
    );
    const mark = group && choiceClasses.item(keptChoice(group));
    const hasChosen = tabs.some((tab) => mark && tab.classList.contains(mark));
    panels.forEach((panel, index) => {
      if (mark && hasChosen && !panel.classList.contains(mark)) return panel.remove();
      panel.removeAttribute('hidden');
      panel.removeAttribute('role');
      const name = document.createElement('p');
      name.append(
        Object.assign(document.createElement('strong'), { textContent: tabs[index]?.textContent }),
      );
      return panel.prepend(name);
    });
    row.remove();
  }
}

/** Drawn demos in the look that the reader has chosen. Nobody scrolls to them, so they come at once. */
function showDrawings(article: Element): void {
  const mode = keptChoice('mode');
  for (const frame of article.querySelectorAll('iframe')) {
    frame.hidden = !frame.classList.contains(`is-${mode}`);
    frame.loading = 'eager';
  }
  for (const image of article.querySelectorAll('img')) image.loading = 'eager';
}

/** Boxes that scripts would fill, such as the place of a demo's source. */
function removeEmpty(article: Element): void {
  const isEmpty = (element: Element): boolean =>
    element.textContent?.trim() === '' &&
    !element.querySelector('img, svg, iframe, hr, input, br, td, th');
  for (const element of [...article.querySelectorAll('div, section, p')].reverse()) {
    if (isEmpty(element)) element.remove();
  }
}

/**
 * A page's article as a part of a printed section.
 *
 * @param html the page as it is served
 * @param path of the page
 * @throws Error for a page without an article
 */
export function printedArticle(html: string, path: string, numbers: PageNumbers): HTMLElement {
  const served = new DOMParser().parseFromString(html, 'text/html');
  const content = served.querySelector('article .theme-doc-markdown');
  if (!content) throw new Error(`${path}: no article`);
  const article = document.adoptNode(content) as HTMLElement;
  const number = numbers.get(withoutSlash(path)) ?? 0;
  openTabs(article);
  showDrawings(article);
  for (const element of article.querySelectorAll(SCREEN_ONLY)) element.remove();
  removeEmpty(article);
  for (const details of article.querySelectorAll('details')) details.open = true;
  turnLinks(article, new URL(path, location.href), numbers);
  renameIds(article, number);
  const sheets = [...served.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  addSheets(sheets.map((sheet) => sheet.getAttribute('href') ?? ''));
  return article;
}

/** Adds the style sheets that a page has and the open one lacks. */
function addSheets(paths: readonly string[]): void {
  const there = [...document.querySelectorAll('link[rel="stylesheet"]')].map((sheet) =>
    sheet.getAttribute('href'),
  );
  for (const href of paths) {
    if (there.includes(href)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    );
  }
}
