import { arrangePhotos } from './arrange-photos.js';

const existing = new Map([
  ['/images/sea', 'sea'],
  ['/images/bed', 'bed'],
]);
const [sea, bed] = ['/images/sea', '/images/bed'] as const;

test('puts existing and new photos in the given order', () => {
  expect(arrangePhotos(existing, [1, bed, 0], ['bath', 'view'])).toEqual(['view', 'bed', 'bath']);
});

test('keeps a photo once that is listed twice, or uploaded although the room has it', () => {
  expect(arrangePhotos(existing, [bed, sea, bed, 0], ['sea'])).toEqual(['bed', 'sea']);
});

test.each([
  ['the URL of another room’s photo', '/images/foreign'],
  ['an id instead of a URL', 'sea'],
  ['a file that was not uploaded', 1],
])('refuses %s', (_case, photo) => {
  const error = { reason: 'photo-not-found' };
  expect(() => arrangePhotos(existing, [sea, photo], ['new'])).toThrow(expect.objectContaining(error));
});
