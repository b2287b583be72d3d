import { createHash } from 'node:crypto';
import { encodePhoto } from './encode-photo.js';
import { oneAtATime } from './one-at-a-time.js';
import type { PhotoStore } from './photo-store.js';

export type StorePhotos = (originals: Buffer[]) => Promise<string[]>;

/** A photo's id comes from its content: the same photo is encoded and stored once, however often it is sent. */
const idOf = (original: Buffer) => createHash('sha256').update(original).digest('hex').slice(0, 32);

/** Stores photos and answers the id of each, in order. */
export function storePhotos(store: Pick<PhotoStore, 'has' | 'add'>): StorePhotos {
  const inTurn = oneAtATime();

  async function storeOne(id: string, original: Buffer) {
    if (await store.has(id)) return;
    await store.add(id, await encodePhoto(original));
  }

  return async (originals) => {
    const ids = originals.map(idOf);
    const photos = new Map(originals.map((original, at) => [ids[at]!, original]));
    for (const [id, original] of photos) await inTurn(() => storeOne(id, original));
    return ids;
  };
}
