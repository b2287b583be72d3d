import { createHash } from 'node:crypto';
import { encodePhoto, type Variant } from './encode-photo.js';
import { oneAtATime } from './one-at-a-time.js';
import type { PhotoStore } from './photo-store.js';

export type StorePhotos = (originals: Buffer[]) => Promise<string[]>;

/** A photo's id comes from its content: the same photo is encoded and stored once, however often it is sent. */
const idOf = (original: Buffer) => createHash('sha256').update(original).digest('hex').slice(0, 32);

/** Stores photos and answers the id of each, in order. None is stored before all are known to be photos. */
export function storePhotos(store: Pick<PhotoStore, 'has' | 'add'>): StorePhotos {
  const inTurn = oneAtATime();

  async function storeNew(photos: Map<string, Buffer>) {
    const encoded = new Map<string, Variant[]>();
    for (const [id, original] of photos) {
      if (!(await store.has(id))) encoded.set(id, await encodePhoto(original));
    }
    for (const [id, variants] of encoded) await store.add(id, variants);
  }

  return async (originals) => {
    const ids = originals.map(idOf);
    await inTurn(() => storeNew(new Map(originals.map((original, at) => [ids[at]!, original]))));
    return ids;
  };
}
