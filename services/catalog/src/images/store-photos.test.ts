import { aPhoto } from '../testing/a-photo.js';
import type { Variant } from './encode-photo.js';
import { storePhotos } from './store-photos.js';

function shelf() {
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

test('a photo sent twice, together or later, is encoded once and keeps its id', async () => {
  const { store, added } = shelf();
  const photo = await aPhoto();
  const [first, second] = await Promise.all([store([photo, photo]), store([photo])]);
  expect(first).toEqual([...second, ...second]);
  expect(added).toEqual(second);
});

test('ids follow the order of the photos', async () => {
  const { store } = shelf();
  const [blue, red] = await Promise.all([aPhoto({ colour: '#00f' }), aPhoto({ colour: '#f00' })]);
  expect(await store([blue, red])).toEqual((await store([red, blue])).reverse());
});

test('a file that is no image leaves nothing of those sent with it, and does not stop the next one', async () => {
  const { store, added } = shelf();
  await expect(store([await aPhoto({ colour: '#fff' }), Buffer.from('no')])).rejects.toThrow(/not an image/);
  expect(added).toEqual([]);
  await expect(store([Buffer.from('no')])).rejects.toThrow(/not an image/);
  expect(await store([await aPhoto()])).toHaveLength(1);
});
