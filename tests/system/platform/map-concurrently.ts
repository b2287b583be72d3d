import pLimit from 'p-limit';

/** Enough to keep two processors busy. With more, each request waits longer, on a busy machine longer than the gateway does. */
const limit = pLimit(8);

/** Maps items a few at a time; the results are in the order of the items. */
export const mapConcurrently = <Item, Made>(items: Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> =>
  limit.map(items, make);
