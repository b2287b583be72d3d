import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Client } from 'minio';
import { jpegSize, type PhotoSize } from './jpeg-size.js';
import { openWithTimeout } from './open-with-timeout.js';

export type PhotoSizes = (url: string) => Promise<PhotoSize | undefined>;

const photoUrl = /^\/images\/([A-Za-z0-9_-]{1,64}\/\d+\.jpg)$/;
const headerBytes = 4096;
const timeoutMs = 800;
const maxEntries = 5000;

/**
 * Reads the size of a stored photo. It is cached, because photos never change. Undefined if the store does not respond.
 */
export function photoSizes(store: Pick<Client, 'getPartialObject'>, bucket: string): PhotoSizes {
  const cache = new LRUCache<string, PhotoSize>({
    max: maxEntries,
    async fetchMethod(name) {
      const opening = store.getPartialObject(bucket, name, 0, headerBytes);
      return jpegSize(await buffer(await openWithTimeout(opening, timeoutMs)));
    },
  });

  return async (url) => {
    const name = photoUrl.exec(url)?.[1];
    return name === undefined ? undefined : cache.fetch(name).catch(() => undefined);
  };
}
