import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { RequestError } from '@wayhouse/contracts';
import type { PhotoStore } from './photo-store.js';
import { photoTurns } from './photo-turns.js';
import type { EncodePhoto, Variant } from './variant.js';

/** The files of a form, whose they are, and a signal that is aborted when nobody waits for them any more. */
type PhotoUpload = { accountId: string; files: string[]; signal: AbortSignal };

/** Stores photos and has their ids used, in the same order. If that fails, those that it has added are removed again. */
export type StorePhotos = <T>(upload: PhotoUpload, use: (ids: string[]) => Promise<T>) => Promise<T>;

type Deps = {
  store: Pick<PhotoStore, 'has' | 'add' | 'remove'>;
  encode: EncodePhoto;
  /** Whether a room or a hotel shows the photo. */
  isShown: (id: string) => Promise<boolean>;
  /** Keeps the photos from being swept; false if one of them is just being removed. */
  takeInUse: (ids: string[]) => Promise<boolean>;
  timeoutMs?: number;
};

/** Until all photos of a form are encoded. The gateway waits longer, so that its caller learns what became of them. */
const defaultTimeoutMs = 25_000;

/** All photos of a form are encoded before the first is stored; owners take turns. */
export function storePhotos({ store, encode, isShown, takeInUse, timeoutMs = defaultTimeoutMs }: Deps): StorePhotos {
  const inTurn = photoTurns();
  /** The photos of all forms that are being stored or used. */
  const inHand: string[] = [];
  let removals: Promise<void> = Promise.resolve();

  async function encodeNew(photos: Map<string, string>, { accountId, signal }: PhotoUpload) {
    const encoded = new Map<string, Variant[]>();
    const failed = new AbortController();
    const timer = setTimeout(() => failed.abort(new RequestError('uploads-busy')), timeoutMs);
    const stop = AbortSignal.any([signal, failed.signal]);
    const encodings = [...photos].map(([id, file]) =>
      inTurn(accountId, stop, async () => {
        if (!(await store.has(id))) encoded.set(id, await encode(file, stop));
      }).catch((error: unknown) => failed.abort(error)),
    );
    // Also those that are given up: their files are removed afterwards.
    await Promise.all(encodings);
    clearTimeout(timer);
    stop.throwIfAborted();
    return encoded;
  }

  async function removeUnused(ids: string[]) {
    for (const id of ids) if (!inHand.includes(id) && !(await isShown(id))) await store.remove(id);
  }

  return async (upload, use) => {
    const ids = await Promise.all(upload.files.map(photoId));
    if (!(await takeInUse(ids))) throw new RequestError('uploads-busy');
    const photos = new Map(ids.map((id, at) => [id, upload.files[at]!]));
    const added: string[] = [];
    inHand.push(...ids);
    const letGo = () => ids.forEach((id) => inHand.splice(inHand.indexOf(id), 1));
    try {
      await removals;
      for (const [id, variants] of await encodeNew(photos, upload)) {
        upload.signal.throwIfAborted();
        added.push(id);
        await store.add(id, variants);
      }
      const result = await use(ids);
      letGo();
      return result;
    } catch (error) {
      letGo();
      removals = removals.then(() => removeUnused(added)).catch(() => undefined);
      await removals;
      throw error;
    }
  };
}

/** A photo's id comes from its content: the same photo is encoded and stored once, however often it is uploaded. */
async function photoId(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}
