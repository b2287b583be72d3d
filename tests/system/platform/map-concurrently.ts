const concurrency = 24;

/** Maps items a few at a time; the results are in the order of the items. */
export async function mapConcurrently<Item, Made>(items: Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  const rest = items.entries();
  const work = async () => {
    for (const [at, item] of rest) made[at] = await make(item);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return made;
}
