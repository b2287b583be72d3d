import { Readable } from 'node:stream';
import { photoSizes } from './photo-sizes.js';

// The shortest JPEG with a size: its start and the header of a frame of 1280 × 853.
const photo = Buffer.from('ffd8ffc0001108035505000301', 'hex');
const url = '/images/abc/1280.jpg';

function storeOf(response: () => Promise<Readable>) {
  const requests: string[] = [];
  const getPartialObject = (_bucket: string, name: string) => {
    requests.push(name);
    return response();
  };
  return { requests, sizeOf: photoSizes({ getPartialObject }, 'photos') };
}

test('reads only the first bytes of a photo, once', async () => {
  const { requests, sizeOf } = storeOf(() => Promise.resolve(Readable.from([photo])));
  expect(await sizeOf(url)).toEqual({ width: 1280, height: 853 });
  expect(await sizeOf(url)).toEqual({ width: 1280, height: 853 });
  expect(requests).toEqual(['abc/1280.jpg']);
});

test('without a size if the store fails, which is not cached', async () => {
  let isDown = true;
  const { sizeOf } = storeOf(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(Readable.from([photo])),
  );
  expect(await sizeOf(url)).toBeUndefined();
  isDown = false;
  expect(await sizeOf(url)).toMatchObject({ width: 1280 });
});

test.each(['', '/images/../secret.jpg', '/images/abc/1280.png', 'https://elsewhere.test/images/abc/1280.jpg'])(
  '“%s” is not one of our photos',
  async (other) => {
    const { requests, sizeOf } = storeOf(() => Promise.resolve(Readable.from([photo])));
    expect(await sizeOf(other)).toBeUndefined();
    expect(requests).toEqual([]);
  },
);
