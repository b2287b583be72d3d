import { buffer } from 'node:stream/consumers';
import type { Client } from 'minio';
import { cacheRead } from '@wayhouse/service-kit/http';
import { jpegSize, openWithTimeout, type PhotoSize } from '@wayhouse/service-kit/photos';

export type PhotoSizes = (url: string) => Promise<PhotoSize | undefined>;

const photoUrl = /^\/images\/([A-Za-z0-9_-]{1,64}\/\d+\.jpg)$/;
const headerBytes = 4096;
const timeoutMs = 100;
const maxEntries = 5000;

/**
 * Reads the size of a stored photo. It is cached, because photos never change. Undefined if the store does not respond.
 */
export function photoSizes(store: Pick<Client, 'getPartialObject'>, bucket: string): PhotoSizes {
  const sizeOf = cacheRead(
    async (name) => {
      const opening = store.getPartialObject(bucket, name, 0, headerBytes);
      return jpegSize(await buffer(await openWithTimeout(opening, timeoutMs)));
    },
    { max: maxEntries },
  );

  return async (url) => {
    const name = photoUrl.exec(url)?.[1];
    return name === undefined ? undefined : sizeOf(name).catch(() => undefined);
  };
}
