import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DomainError } from '@wayhouse/domain';
import { storePhotos } from './store-photos.js';
import type { EncodePhoto } from './variant.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'photos-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const idOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 32);
let files = 0;
function photo(content: string): string {
  const file = path.join(folder, String(files++));
  writeFileSync(file, content);
  return file;
}

/** Stores in memory. `encode` takes any file for a photo, unless it is given. */
function memoryStore({
  encode,
  shown = [],
  timeoutMs,
}: { encode?: EncodePhoto; shown?: string[]; timeoutMs?: number } = {}) {
  const stored = new Set<string>();
  const added: string[] = [];
  const store = {
    has: (id: string) => Promise.resolve(stored.has(id)),
    add: (id: string) => {
      added.push(id);
      stored.add(id);
      return Promise.resolve();
    },
    remove: (id: string) => Promise.resolve(void stored.delete(id)),
  };
  const isShown = (id: string) => Promise.resolve(shown.includes(id));
  const takeInUse = () => Promise.resolve(true);
  const deps = { store, isShown, takeInUse, encode: encode ?? (() => Promise.resolve([])), timeoutMs };
  const put = storePhotos(deps);
  const upload = (photos: string[], signal = new AbortController().signal, accountId = 'asha') =>
    put({ accountId, files: photos, signal }, (ids) => Promise.resolve(ids));
  return { put, upload, added, stored };
}

/** Works on a photo until it is given up. */
const endless: EncodePhoto = (_file, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

test('a photo uploaded twice, in a form or later, is stored once and has one id', async () => {
  const { upload, added } = memoryStore();
  const first = await upload([photo('sea'), photo('sea')]);
  const second = await upload([photo('sea')]);
  expect(first).toEqual([...second, ...second]);
  expect(added).toEqual([idOf('sea')]);
});

test('returns ids in the order of the photos', async () => {
  const { upload } = memoryStore();
  expect(await upload([photo('blue'), photo('red')])).toEqual(['blue', 'red'].map(idOf));
});

test('a file that is not an image stores none of its upload and does not stop the next one', async () => {
  const bad = photo('no');
  const encode: EncodePhoto = (file) =>
    file === bad ? Promise.reject(new DomainError('photo-unreadable')) : Promise.resolve([]);
  const { upload, added } = memoryStore({ encode });
  await expect(upload([photo('sea'), bad])).rejects.toThrow('photo-unreadable');
  expect(added).toEqual([]);
  expect(await upload([photo('sea')])).toHaveLength(1);
});

test('work for a caller who has left is given up, also what waits, and stores nothing', async () => {
  const { upload, added } = memoryStore({ encode: endless });
  const [working, waiting] = [new AbortController(), new AbortController()];
  const first = upload([photo('one')], working.signal);
  const second = upload([photo('two')], waiting.signal, 'bela');
  waiting.abort(new Error('left first'));
  await expect(second).rejects.toThrow('left first');
  working.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  expect(added).toEqual([]);
});

test('a form whose photos take too long is refused as busy', async () => {
  const { upload } = memoryStore({ encode: endless, timeoutMs: 20 });
  await expect(upload([photo('slow')])).rejects.toMatchObject({ reason: 'uploads-busy' });
});

test('photos whose use fails are removed again', async () => {
  const { put, stored, added } = memoryStore();
  const { signal } = new AbortController();
  const fail = () => Promise.reject(new Error('not listed'));
  await expect(put({ accountId: 'asha', files: [photo('sea')], signal }, fail)).rejects.toThrow('not listed');
  expect(added).toEqual([idOf('sea')]);
  expect([...stored]).toEqual([]);
});

test('a photo that a room shows, or another form has in hand, is not removed', async () => {
  const { put, stored } = memoryStore({ shown: [idOf('shown')] });
  const { signal } = new AbortController();
  /** Puts photos and keeps them in hand until they are listed or not. */
  const hold = async (files: string[]) => {
    const use = new EventEmitter();
    const done = put({ accountId: 'asha', files, signal }, async () => {
      use.emit('begun');
      const [error] = (await once(use, 'end')) as [Error | undefined];
      if (error) throw error;
    });
    await once(use, 'begun');
    return { done, end: (error?: Error) => use.emit('end', error) };
  };
  const failing = await hold(['shown', 'in hand', 'unused'].map(photo));
  const other = await hold([photo('in hand')]);
  failing.end(new Error('not listed'));
  await expect(failing.done).rejects.toThrow('not listed');
  expect([...stored].sort()).toEqual(['shown', 'in hand'].map(idOf).sort());
  other.end();
  await other.done;
});
