import { messages } from '@wayhouse/contracts/messages';
import { filled, placePhotos, slotsOf, swapPhotos } from './photo-slots.js';

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const [a, b, c] = [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')];
const kept = '/images/kept/1280.jpg';

test('several files fill the chosen place and then the free ones, going round', () => {
  const d = photo('d.jpg');
  expect(placePhotos([null, kept, null, null], 2, [a, b, d]).slots).toEqual([d, kept, a, b]);
});

test('a file on a taken place replaces what was there', () => {
  expect(placePhotos([a, null, null, null], 0, [b])).toMatchObject({
    slots: [b, null, null, null],
    problem: undefined,
  });
});

test('what finds no place is left out, with the reason', () => {
  expect(placePhotos([kept, a, b, null], 3, [c, a])).toMatchObject({
    slots: [kept, a, b, c],
    problem: messages.tooManyImages,
  });
});

test('a photo changes places with what is at its goal, be it another photo or none', () => {
  expect(swapPhotos([a, b, null, null], 1, 0)).toEqual([b, a, null, null]);
  expect(swapPhotos([a, b, null, null], 0, 3)).toEqual([null, b, null, a]);
});

test('a room’s photos take the first places, and gaps do not count', () => {
  expect(slotsOf([kept])).toEqual([kept, null, null, null]);
  expect(filled([null, kept, null, a])).toEqual([kept, a]);
});
