import { keptChoice } from '@site/src/lib/kept-choice';
import { CHOICES, type ChoiceGroup } from '@site/src/site/choices';
import { blockId } from './address';

/** A block of code, or a demo with its source. */
const BLOCK = '.theme-code-block';
const DEMO = 'figure[id^="demo-"]';

function titleOf(block: Element): string | undefined {
  return block.querySelector(':scope > [class*="codeBlockTitle"]')?.textContent ?? undefined;
}

/** The blocks of the page that have a title, by their ids. A demo's is the demo. */
function blocks(): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const found = new Map<string, HTMLElement>();
  for (const block of document.querySelectorAll<HTMLElement>(BLOCK)) {
    const title = titleOf(block);
    if (title === undefined || block.closest(DEMO)) continue;
    const first = blockId(title, 0);
    const index = counts.get(first) ?? 0;
    counts.set(first, index + 1);
    found.set(blockId(title, index), block);
  }
  return found;
}

/** The block or the demo with an id; nothing where the page has none. */
export function blockWithId(id: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`figure#${CSS.escape(id)}`) ?? blocks().get(id);
}

/** The block that an element stands in, and the id by which its address names it. */
export function blockAround(element: Element): { id: string; block: HTMLElement } | undefined {
  const demo = element.closest<HTMLElement>(DEMO);
  if (demo) return { id: demo.id, block: demo };
  const own = element.closest(BLOCK);
  const entry = [...blocks()].find(([, block]) => block === own);
  return entry && { id: entry[0], block: entry[1] };
}

/** Tabs of the files of a demo's source; none where it is one file. */
function fileTabs(demo: Element): HTMLElement[] {
  return [...demo.querySelectorAll<HTMLElement>(':scope [role="tabpanel"] [role="tab"]')];
}

/** Name of the file that a demo shows, unless it is the one that it shows first. */
export function shownFile(block: Element): string | undefined {
  const [, ...others] = fileTabs(block);
  const shown = others.find((tab) => tab.getAttribute('aria-selected') === 'true');
  return shown?.textContent ?? undefined;
}

/** Turns a demo to a file of its source: the first one without a name. Says whether it has such a file. */
export function showFile(block: Element, name: string | undefined): boolean {
  const tabs = fileTabs(block);
  const tab = name === undefined ? tabs[0] : tabs.find((each) => each.textContent === name);
  tab?.click();
  return tab !== undefined || name === undefined;
}

/** Panels of tabs around an element, the inner ones first, each with its row of tabs. */
function panels(element: Element): { panel: Element; row: Element }[] {
  const panel = element.closest('.tabs-container [role="tabpanel"]');
  const row = panel?.parentElement?.previousElementSibling;
  return panel && row ? [{ panel, row }, ...panels(panel.parentElement)] : [];
}

/** Opens all that hides an element: its tabs, and what folds. */
export function reveal(element: Element): void {
  for (const { panel, row } of panels(element)) {
    const index = [...(panel.parentElement?.children ?? [])].indexOf(panel);
    if (panel.hasAttribute('hidden')) (row.children[index] as HTMLElement | undefined)?.click();
  }
  for (let around = element.closest('details'); around;) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
}

/** What the tabs around a block, or in a demo, are chosen by: values by the names of their groups. */
export function choicesAround(block: Element): Map<string, string> {
  const query = new URLSearchParams(location.href.split('#')[0]?.split('?')[1]);
  const rows = panels(block).map(({ row }) => row.className);
  const groups = Object.keys(CHOICES).filter((group) =>
    rows.some((names) => names.split(' ').includes(`choose-${group}`)),
  );
  if (block.matches(DEMO)) groups.push('framework');
  return new Map(groups.map((group) => [group, keptChoice(group as ChoiceGroup, query)]));
}
