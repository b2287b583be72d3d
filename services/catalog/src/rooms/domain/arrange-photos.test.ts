import { imageUrl } from '@wayhouse/contracts';
import { arrangePhotos } from './arrange-photos.js';

const room = { images: ['sea', 'bed'] };
const [sea, bed] = room.images.map(imageUrl) as [string, string];

test('puts existing and new photos in the given order', () => {
  expect(arrangePhotos(room, [1, bed, 0], ['bath', 'view'])).toEqual(['view', 'bed', 'bath']);
});

test('keeps a photo once that is listed twice, or uploaded although the room has it', () => {
  expect(arrangePhotos(room, [bed, sea, bed, 0], ['sea'])).toEqual(['bed', 'sea']);
});

test.each([
  ['the URL of another room’s photo', imageUrl('foreign')],
  ['an id instead of a URL', 'sea'],
  ['a file that was not uploaded', 1],
])('refuses %s', (_case, photo) => {
  const error = { reason: 'photo-not-found' };
  expect(() => arrangePhotos(room, [sea, photo], ['new'])).toThrow(expect.objectContaining(error));
});
