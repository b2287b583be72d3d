/** So many that both sides are busy, and nobody's connections are refused. */
const most = 24;

/** What becomes of each item, in their order, a few at a time. */
export async function fewAtOnce<Item, Made>(items: Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  const rest = items.entries();
  const work = async () => {
    for (const [at, item] of rest) made[at] = await make(item);
  };
  await Promise.all(Array.from({ length: most }, work));
  return made;
}
