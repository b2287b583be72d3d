import { LRUCache } from 'lru-cache';
import type { CapturedResponse } from './capture-response.js';

const entryOverheadBytes = 1000;

/** Responses by key. Beyond so many bytes those go that nobody has asked for longest. */
export const responseStore = <Entry extends CapturedResponse>(maxBytes: number): LRUCache<string, Entry> =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + entryOverheadBytes,
  });
