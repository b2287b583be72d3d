import { buffer } from 'node:stream/consumers';
import type { Client } from 'minio';
import { inTime } from './open-with-timeout.js';
import { jpegSize, type PhotoSize } from './jpeg-size.js';

export type PhotoSizes = (url: string) => Promise<PhotoSize | undefined>;

const address = /^\/images\/([A-Za-z0-9_-]{1,64}\/\d+\.jpg)$/;
const enoughBytes = 4096;
const patienceMilliseconds = 800;
const mostKept = 5000;

/**
 * How large a stored photo is. A photo never changes, so it is asked for once; a store that
 * does not answer tells nothing.
 */
export function photoSizes(store: Pick<Client, 'getPartialObject'>, bucket: string): PhotoSizes {
  const kept = new Map<string, PhotoSize>();

  async function read(name: string): Promise<PhotoSize | undefined> {
    const opening = store.getPartialObject(bucket, name, 0, enoughBytes);
    const size = jpegSize(await buffer(await inTime(opening, patienceMilliseconds)));
    if (size && kept.size < mostKept) kept.set(name, size);
    return size;
  }

  return async (url) => {
    const name = address.exec(url)?.[1];
    return name === undefined ? undefined : (kept.get(name) ?? read(name).catch(() => undefined));
  };
}
