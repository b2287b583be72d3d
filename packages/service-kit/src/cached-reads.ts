import { LRUCache } from 'lru-cache';

type CachedReads = { max: number; ttlMs?: number };

/**
 * Reads by key and keeps what was read, the `max` that were used last, for `ttlMs` if given. Simultaneous reads of a key are one.
 * A failure is not cached, and neither is undefined.
 */
export function cacheRead<Value extends object>(
  read: (key: string) => Promise<Value | undefined>,
  { max, ttlMs }: CachedReads,
): (key: string) => Promise<Value | undefined> {
  const cache = new LRUCache<string, Value>({ max, ttl: ttlMs, fetchMethod: read });
  return (key) => cache.fetch(key);
}

/** Reads one thing and keeps it for `ttlMs`. */
export function cacheOne<Value>(read: () => Promise<Value>, ttlMs: number): () => Promise<Value> {
  const cache = cacheRead(async () => ({ value: await read() }), { max: 1, ttlMs });
  return async () => (await cache('one'))!.value;
}

type Cache<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  clear: () => void;
};

/** A cache of at most `maxBytes`, in which what was used last stays. A value larger than that is not stored. */
export function createCache<Value extends object>(maxBytes: number, bytesOf: (value: Value) => number): Cache<Value> {
  const cache = new LRUCache<string, Value>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => bytesOf(value) + key.length,
  });
  return {
    get: (key) => cache.get(key),
    set: (key, value) => void cache.set(key, value),
    clear: () => cache.clear(),
  };
}
