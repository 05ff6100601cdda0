/** Does some work for each of many, so many at a time. Throws what the work throws. */
export async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const lane = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
