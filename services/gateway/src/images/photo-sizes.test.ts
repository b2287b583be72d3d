import { Readable } from 'node:stream';
import { photoSizes } from './photo-sizes.js';

// The shortest JPEG that tells a size: its beginning and the header of a frame of 853 lines of 1280.
const photo = Buffer.from('ffd8ffc0001108035505000301', 'hex');
const url = '/images/abc/1280.jpg';

function storeOf(answer: () => Promise<Readable>) {
  const asked: string[] = [];
  const getPartialObject = (_bucket: string, name: string) => {
    asked.push(name);
    return answer();
  };
  return { asked, sizeOf: photoSizes({ getPartialObject }, 'photos') };
}

test('a photo is asked for once, and only its first bytes', async () => {
  const { asked, sizeOf } = storeOf(() => Promise.resolve(Readable.from([photo])));
  expect(await sizeOf(url)).toEqual({ width: 1280, height: 853 });
  expect(await sizeOf(url)).toEqual({ width: 1280, height: 853 });
  expect(asked).toEqual(['abc/1280.jpg']);
});

test('a store that fails tells nothing, and is asked again', async () => {
  let isDown = true;
  const { sizeOf } = storeOf(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(Readable.from([photo])),
  );
  expect(await sizeOf(url)).toBeUndefined();
  isDown = false;
  expect(await sizeOf(url)).toMatchObject({ width: 1280 });
});

test.each(['', '/images/../secret.jpg', '/images/abc/1280.png', 'https://elsewhere.test/images/abc/1280.jpg'])(
  '“%s” is no photo of ours',
  async (other) => {
    const { asked, sizeOf } = storeOf(() => Promise.resolve(Readable.from([photo])));
    expect(await sizeOf(other)).toBeUndefined();
    expect(asked).toEqual([]);
  },
);
