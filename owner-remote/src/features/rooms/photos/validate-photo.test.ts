import { limits } from '@wayhouse/contracts/limits';
import { messages } from '@wayhouse/contracts/messages';
import { aPhotoFile, readsPhotos } from '../../../testing/photo-files.js';
import { problemOf } from './validate-photo.js';

beforeEach(() => readsPhotos());

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0'],
  ['a PNG', '\x89PNG\r\n\x1a\n'],
  ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['an AVIF', '\x00\x00\x00\x20ftypavif'],
  ['an AVIF in the general frame', '\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avif'],
])('takes %s by its content, whatever it is called', async (_what, beginning) => {
  expect(await problemOf(aPhotoFile('notes.txt', { beginning, type: '' }))).toBeUndefined();
});

test.each([
  ['a GIF', 'GIF89a'],
  ['an SVG', '<svg xmlns='],
  ['an iPhone’s HEIC', '\x00\x00\x00\x24ftypheic\x00\x00\x00\x00mif1heic'],
  ['a text that calls itself a JPEG', 'Dear sirs'],
  ['an empty file', ''],
])('refuses %s', async (_what, beginning) => {
  expect(await problemOf(aPhotoFile('sea.jpg', { beginning }))).toBe(messages.notAnImage);
});

test('refuses a file that can no longer be read', async () => {
  const gone = Object.assign(aPhotoFile('sea.jpg'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
  });
  expect(await problemOf(gone)).toBe(messages.notAnImage);
});

test('refuses a photo that cannot be decoded', async () => {
  readsPhotos(() => Promise.reject(new Error('broken')));
  expect(await problemOf(aPhotoFile('sea.jpg'))).toBe(messages.notAnImage);
});

test('refuses more than 10 MB before it looks inside', async () => {
  const large = aPhotoFile('sea.jpg');
  Object.defineProperty(large, 'size', { value: limits.imageBytes + 1 });
  expect(await problemOf(large)).toBe(messages.imageTooLarge);
});
