import type { Entry } from './message.js';

/** Waiting messages in the order of their ids. Taking from the front does not move the rest. */
export function createReadyList() {
  let entries: Entry[] = [];
  let start = 0;

  const indexAfter = (id: number) => {
    let low = start;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.id ?? Infinity) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    get size() {
      return entries.length - start;
    },
    first: (): Entry | undefined => entries[start],
    add(entry: Entry) {
      const last = entries.at(-1);
      if (start === entries.length || (last && last.id < entry.id)) entries.push(entry);
      else entries.splice(indexAfter(entry.id), 0, entry);
    },
    take(): Entry | undefined {
      const entry = entries[start];
      if (!entry) return undefined;
      start++;
      if (start > 1000 && start * 2 > entries.length) {
        entries = entries.slice(start);
        start = 0;
      }
      return entry;
    },
    takeAll(): Entry[] {
      const all = entries.slice(start);
      entries = [];
      start = 0;
      return all;
    },
    all: () => entries.slice(start),
  };
}
