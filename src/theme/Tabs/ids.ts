import { createContext } from 'react';

/** What the ids of a row of tabs and of its panels begin with. */
export const TabsId = createContext('');

/** Id of a tab, by its place in the row. */
export function tabId(tabs: string, index: number): string {
  return `${tabs}-tab-${index}`;
}

/** Id of the panel that belongs to a tab. */
export function panelId(tabs: string, index: number): string {
  return `${tabs}-panel-${index}`;
}
