import { aPhoto } from '../testing/a-photo.js';
import type { Variant } from './encode-photo.js';
import { storePhotos } from './store-photos.js';

function memoryStore() {
  const stored = new Map<string, Variant[]>();
  const added: string[] = [];
  const store = {
    has: (id: string) => Promise.resolve(stored.has(id)),
    add: (id: string, variants: Variant[]) => {
      added.push(id);
      stored.set(id, variants);
      return Promise.resolve();
    },
  };
  return { store: storePhotos(store), added };
}

test('a photo uploaded twice, at once or later, is encoded once and has one id', async () => {
  const { store, added } = memoryStore();
  const photo = await aPhoto();
  const [first, second] = await Promise.all([store([photo, photo]), store([photo])]);
  expect(first).toEqual([...second, ...second]);
  expect(added).toEqual(second);
});

test('returns ids in the order of the photos', async () => {
  const { store } = memoryStore();
  const [blue, red] = await Promise.all([aPhoto({ colour: '#00f' }), aPhoto({ colour: '#f00' })]);
  expect(await store([blue, red])).toEqual((await store([red, blue])).reverse());
});

test('a file that is not an image stores none of its upload and does not stop the next one', async () => {
  const { store, added } = memoryStore();
  await expect(store([await aPhoto({ colour: '#fff' }), Buffer.from('no')])).rejects.toThrow('photo-unreadable');
  expect(added).toEqual([]);
  await expect(store([Buffer.from('no')])).rejects.toThrow('photo-unreadable');
  expect(await store([await aPhoto()])).toHaveLength(1);
});
