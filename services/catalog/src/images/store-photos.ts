import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { type EncodePhoto, encodePhoto, type Variant } from './encode-photo.js';
import type { PhotoStore } from './photo-store.js';

export type StorePhotos = (originals: Buffer[]) => Promise<string[]>;

/** A photo's id comes from its content: the same photo is encoded and stored once, however often it is uploaded. */
const photoId = (original: Buffer) => createHash('sha256').update(original).digest('hex').slice(0, 32);

/** Stores photos and returns their ids in the same order. All are encoded before the first is stored. */
export function storePhotos(store: Pick<PhotoStore, 'has' | 'add'>, encode: EncodePhoto = encodePhoto): StorePhotos {
  const oneAtATime = pLimit(1);

  async function storeNew(photos: Map<string, Buffer>) {
    const encoded = new Map<string, Variant[]>();
    for (const [id, original] of photos) {
      if (!(await store.has(id))) encoded.set(id, await encode(original));
    }
    for (const [id, variants] of encoded) await store.add(id, variants);
  }

  return async (originals) => {
    const ids = originals.map(photoId);
    await oneAtATime(() => storeNew(new Map(originals.map((original, at) => [ids[at]!, original]))));
    return ids;
  };
}
