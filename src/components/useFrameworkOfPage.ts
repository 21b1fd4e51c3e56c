import { useEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { choiceKey, frameworkOfPage } from '../lib/choices';

/**
 * Takes a page for one framework as the reader's choice where they have made none: who begins with the guide for
 * React sees React everywhere.
 *
 * @param id of the page
 */
export function useFrameworkOfPage(id: string): void {
  useEffect(() => {
    const folder = frameworkOfPage(id);
    const choice = createStorageSlot(choiceKey('framework'));
    if (folder !== undefined && choice.get() === null) choice.set(folder);
  }, [id]);
}
