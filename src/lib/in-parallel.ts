/**
 * Does something with each item, so many at a time, in the order of the items.
 *
 * @param items what there is to do
 * @param limit how many are under way at once
 * @param work is given an item and its place in the list
 * @throws whatever `work` throws first
 */
export async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
