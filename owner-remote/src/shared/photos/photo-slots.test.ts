import { limits } from '@wayhouse/domain/limits';
import { errorMessages } from '@wayhouse/messages/errors';
import { filledPhotos, placePhotos, toSlots, swapPhotos } from './photo-slots.js';

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const [a, b, c] = [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')];
const existingPhoto = '/images/existing/1280.jpg';

test('several files fill the given slot, then the free ones after and before it', () => {
  const d = photo('d.jpg');
  expect(placePhotos([null, existingPhoto, null, null], 2, [a, b, d]).slots).toEqual([d, existingPhoto, a, b]);
});

test('a file replaces the photo of its slot', () => {
  expect(placePhotos([a, null, null, null], 0, [b])).toMatchObject({
    slots: [b, null, null, null],
    problem: undefined,
  });
});

test('files without a free slot are left out, with the reason', () => {
  expect(placePhotos([existingPhoto, a, b, null], 3, [c, a])).toMatchObject({
    slots: [existingPhoto, a, b, c],
    problem: errorMessages['too-many-photos']({ photos: limits.images }),
  });
});

test('moving a photo swaps it with the content of the other slot', () => {
  expect(swapPhotos([a, b, null, null], 1, 0)).toEqual([b, a, null, null]);
  expect(swapPhotos([a, b, null, null], 0, 3)).toEqual([null, b, null, a]);
});

test('existing photos fill the first slots, and gaps are skipped', () => {
  expect(toSlots([existingPhoto], 4)).toEqual([existingPhoto, null, null, null]);
  expect(filledPhotos([null, existingPhoto, null, a])).toEqual([existingPhoto, a]);
});
