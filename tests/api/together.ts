/** How many requests are on their way at a time: fewer than there are connections to the database. */
const WIDTH = 8;

/** Does the work for every item, a few at a time; the first failure is the failure of all. */
export async function together<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const walk = async (): Promise<void> => {
    for (const [position, item] of rest) results[position] = await work(item);
  };
  await Promise.all(Array.from({ length: WIDTH }, walk));
  return results;
}
