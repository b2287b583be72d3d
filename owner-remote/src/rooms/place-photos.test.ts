import { limits } from '@wayhouse/contracts/limits';
import { placePhotos } from './place-photos.js';

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const [a, b, c] = [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')];

test('several files fill the chosen place and then the free ones, going round', () => {
  expect(placePhotos([null, c, null, null], 2, [a, b, photo('d.jpg')]).slots).toMatchObject([
    { name: 'd.jpg' },
    { name: 'c.jpg' },
    { name: 'a.jpg' },
    { name: 'b.jpg' },
  ]);
});

test('a file on a taken place replaces what was there', () => {
  expect(placePhotos([a, null, null, null], 0, [b])).toEqual({ slots: [b, null, null, null], problem: undefined });
});

test('what is no image, too large or too many is left out, with the reason', () => {
  const large = photo('large.png', 'image/png');
  Object.defineProperty(large, 'size', { value: limits.imageBytes + 1 });
  const { slots, problem } = placePhotos([null, a, b, c], 0, [photo('price.pdf', 'application/pdf'), large, a, b]);
  expect(slots).toEqual([a, a, b, c]);
  expect(problem).toMatch(/price\.pdf: This file is not an image.*large\.png: Each image.*At most four images/);
});
