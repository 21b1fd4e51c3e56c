/**
 * In the head of every page: reads the reader's choices from the address, then from the storage, and adds the style
 * sheet of those made, before anything is painted. A choice from a shared address is stored, so that it holds on the
 * pages that follow; what is none is taken out of the address, where the tabs would prefer it to the one that is
 * stored. The style sheet is constructed, because the site's policy allows no `<style>` element.
 *
 * An address that the reader comes back to is older than what is stored: there the choice that is stored takes the
 * place of the one in the address. Its listener comes before the router's, which then reads the address as it is left
 * here.
 */
import type { Choice } from '../index';
import { choiceStyle } from './choice-style';

declare const CHOICES: readonly Choice[];
/** Whether the query stands behind the route in the hash (`#/page?framework=vue`). */
declare const IS_IN_HASH: boolean;

function readQuery(): URLSearchParams {
  if (!IS_IN_HASH) return new URLSearchParams(location.search);
  const [, query] = /^#[^?#]*\?([^#]*)/.exec(location.hash) ?? [];
  return new URLSearchParams(query);
}

function writeQuery(query: URLSearchParams): void {
  const { pathname, search, hash } = location;
  const text = String(query) && `?${query}`;
  const address = IS_IN_HASH
    ? pathname + search + hash.replace(/\?[^#]*/, text)
    : pathname + text + hash;
  history.replaceState(history.state, '', address);
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page
  }
}

/**
 * Brings the address and the storage into line.
 *
 * @param isOld whether the address is older than what is stored
 * @returns the style sheet of the choices
 */
function readChoices(isOld: boolean): string {
  const query = readQuery();
  let css = '';
  let isWrong = false;
  for (const { group, key, values } of CHOICES) {
    const known = (text: string | null): string | undefined =>
      values.find((value) => value === text);
    const asked = query.get(group);
    const stored = known(readStored(key));
    const value = (isOld && stored) || known(asked) || stored;
    if (asked !== null && asked !== value) {
      isWrong = true;
      if (value && known(asked)) query.set(group, value);
      else query.delete(group);
    }
    if (!value) continue;
    if (value !== stored) store(key, value);
    css += choiceStyle(group, value);
  }
  if (isWrong) writeQuery(query);
  return css;
}

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const css = readChoices(/^(?:back|reload)/.test(visit?.type ?? ''));

if (IS_IN_HASH) {
  // The hash router's own steps forward fire the event too. Their entries of the history are new and have no state,
  // so each gets one when it is first seen
  const mark = (): void => history.replaceState({}, '');
  if (!history.state) mark();
  addEventListener('popstate', () => {
    if (history.state) readChoices(true);
    else mark();
  });
} else addEventListener('popstate', () => void readChoices(true));

if (css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
