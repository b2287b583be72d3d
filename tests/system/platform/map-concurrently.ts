import pLimit from 'p-limit';

const limit = pLimit(24);

/** Maps items a few at a time; the results are in the order of the items. */
export const mapConcurrently = <Item, Made>(items: Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> =>
  limit.map(items, make);
