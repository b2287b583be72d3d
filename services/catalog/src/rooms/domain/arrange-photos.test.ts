import { imageUrl, messages } from '@wayhouse/contracts';
import { arrangePhotos } from './arrange-photos.js';

const room = { images: ['sea', 'bed'] };
const [sea, bed] = room.images.map(imageUrl) as [string, string];

test('kept and new photos stand in the order that was said', () => {
  expect(arrangePhotos(room, [1, bed, 0], ['bath', 'view'])).toEqual(['view', 'bed', 'bath']);
});

test('a photo that is said twice, or sent although the room has it, stands once', () => {
  expect(arrangePhotos(room, [bed, sea, bed, 0], ['sea'])).toEqual(['bed', 'sea']);
});

test.each([
  ['the address of another room’s photo', imageUrl('foreign')],
  ['an id instead of an address', 'sea'],
  ['a file that was not sent', 1],
])('refuses %s', (_what, photo) => {
  const refusal = { message: messages.photoUnknown, field: 'images', status: 422 };
  expect(() => arrangePhotos(room, [sea, photo], ['new'])).toThrow(expect.objectContaining(refusal));
});
