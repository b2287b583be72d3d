/** A map in key order. */
export type SortedKeys<Value> = {
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** Entries whose key is at or after `from` and before `to`. The map must not be changed meanwhile. */
  range(from: string, to: string, backwards?: boolean): Generator<[key: string, value: Value]>;
};

const chunkSize = 512;

/** Sorted chunks, since inserting into one long array would move half of it. */
export function sortedKeys<Value>(): SortedKeys<Value> {
  type Chunk = [key: string, value: Value][];
  /** None is empty, unless it is the only one. */
  const chunks: Chunk[] = [[]];

  const chunkFor = (key: string) => Math.max(0, firstWhere(chunks, (chunk) => (chunk[0]?.[0] ?? '') > key) - 1);
  const placeOf = (chunk: Chunk, key: string) => firstWhere(chunk, ([own]) => own >= key);

  return {
    set(key, value) {
      const at = chunkFor(key);
      const chunk = chunks[at]!;
      const place = placeOf(chunk, key);
      chunk.splice(place, chunk[place]?.[0] === key ? 1 : 0, [key, value]);
      if (chunk.length > chunkSize) chunks.splice(at + 1, 0, chunk.splice(chunkSize / 2));
    },
    delete(key) {
      const at = chunkFor(key);
      const chunk = chunks[at]!;
      const place = placeOf(chunk, key);
      if (chunk[place]?.[0] === key) chunk.splice(place, 1);
      if (chunk.length === 0 && chunks.length > 1) chunks.splice(at, 1);
    },
    *range(from, to, backwards = false) {
      const first = chunkFor(from);
      const last = chunkFor(to);
      for (let left = last - first; left >= 0; left--) {
        const chunk = chunks[backwards ? first + left : last - left]!;
        const entries = chunk.slice(placeOf(chunk, from), placeOf(chunk, to));
        yield* backwards ? entries.reverse() : entries;
      }
    },
  };
}

/** The first position in a sorted list from which on `test` is true. */
function firstWhere<Item>(list: Item[], test: (item: Item) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(list[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
