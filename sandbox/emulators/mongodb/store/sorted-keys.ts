const chunkSize = 256;

type Chunk<Value> = { keys: string[]; values: Value[] };

/** A map in key order: sorted chunks, so that lookup, insertion and ranges cost O(log n) also for millions of keys. */
export type SortedKeys<Value> = {
  set(key: string, value: Value): void;
  delete(key: string): void;
  /** Entries whose key is at or after `from` and before `to`. The map must not be changed meanwhile. */
  range(from: string, to: string, backwards?: boolean): Generator<[key: string, value: Value]>;
};

/** The first position in sorted `keys` whose key is not before `key`. */
function lowerBound(keys: string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function sortedKeys<Value>(): SortedKeys<Value> {
  const chunks: Chunk<Value>[] = [{ keys: [], values: [] }];
  // The first key each chunk may hold; the first chunk takes everything before the second.
  const starts: string[] = [''];

  const chunkFor = (key: string) => {
    const at = lowerBound(starts, key);
    return starts[at] === key ? at : Math.max(0, at - 1);
  };

  function split(at: number) {
    const chunk = chunks[at]!;
    // Keys that only ever grow leave full chunks behind, others leave room on both sides.
    const half = at === chunks.length - 1 ? chunk.keys.length - 16 : chunk.keys.length >>> 1;
    const upper = { keys: chunk.keys.splice(half), values: chunk.values.splice(half) };
    chunks.splice(at + 1, 0, upper);
    starts.splice(at + 1, 0, upper.keys[0]!);
  }

  return {
    set(key, value) {
      const at = chunkFor(key);
      const { keys, values } = chunks[at]!;
      const position = lowerBound(keys, key);
      if (keys[position] === key) {
        values[position] = value;
        return;
      }
      keys.splice(position, 0, key);
      values.splice(position, 0, value);
      if (keys.length > chunkSize) split(at);
    },
    delete(key) {
      const at = chunkFor(key);
      const { keys, values } = chunks[at]!;
      const position = lowerBound(keys, key);
      if (keys[position] !== key) return;
      keys.splice(position, 1);
      values.splice(position, 1);
      if (keys.length > 0 || at === 0) return;
      chunks.splice(at, 1);
      starts.splice(at, 1);
    },
    *range(from, to, backwards = false) {
      const step = backwards ? -1 : 1;
      for (let at = chunkFor(backwards ? to : from); at >= 0 && at < chunks.length; at += step) {
        const { keys, values } = chunks[at]!;
        if (keys.length > 0 && (backwards ? keys.at(-1)! < from : keys[0]! >= to)) return;
        const first = lowerBound(keys, from);
        const last = lowerBound(keys, to) - 1;
        if (backwards) for (let i = last; i >= first; i--) yield [keys[i]!, values[i]!];
        else for (let i = first; i <= last; i++) yield [keys[i]!, values[i]!];
      }
    },
  };
}
