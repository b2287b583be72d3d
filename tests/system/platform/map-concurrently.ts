import pLimit from 'p-limit';

const limit = pLimit(24);

/** For what writes the same hotel: with more of them at once, one would wait for the others longer than the gateway does. */
const writers = pLimit(8);

export const mapWriters = <Item, Made>(items: Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> =>
  writers.map(items, make);

/** Maps items a few at a time; the results are in the order of the items. */
export const mapConcurrently = <Item, Made>(items: Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> =>
  limit.map(items, make);
