import { limits } from '@wayhouse/domain/limits';
import { errorMessages } from '@wayhouse/messages/errors';
import { aPhotoFile, stubImageDecoding } from '../../testing/photo-files.js';
import { validatePhoto } from './validate-photo.js';

beforeEach(() => stubImageDecoding());

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0'],
  ['a PNG', '\x89PNG\r\n\x1a\n'],
  ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['an AVIF', '\x00\x00\x00\x20ftypavif'],
  ['an AVIF in the general frame', '\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avif'],
])('accepts %s by its content, whatever its name', async (_what, beginning) => {
  expect(await validatePhoto(aPhotoFile('notes.txt', { header: beginning, type: '' }))).toBeUndefined();
});

test.each([
  ['a GIF', 'GIF89a'],
  ['an SVG', '<svg xmlns='],
  ['an iPhone’s HEIC', '\x00\x00\x00\x24ftypheic\x00\x00\x00\x00mif1heic'],
  ['a text that calls itself a JPEG', 'Dear sirs'],
  ['an empty file', ''],
])('rejects %s', async (_what, beginning) => {
  expect(await validatePhoto(aPhotoFile('sea.jpg', { header: beginning }))).toBe(errorMessages['photo-unreadable']);
});

test('rejects a file that can no longer be read', async () => {
  const gone = Object.assign(aPhotoFile('sea.jpg'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
  });
  expect(await validatePhoto(gone)).toBe(errorMessages['photo-unreadable']);
});

test('rejects a photo that cannot be decoded', async () => {
  stubImageDecoding(() => Promise.reject(new Error('broken')));
  expect(await validatePhoto(aPhotoFile('sea.jpg'))).toBe(errorMessages['photo-unreadable']);
});

test('rejects a file above the limit before reading it', async () => {
  const large = aPhotoFile('sea.jpg');
  Object.defineProperty(large, 'size', { value: limits.imageBytes + 1 });
  expect(await validatePhoto(large)).toBe(
    errorMessages['photo-too-large']({ megabytes: limits.imageBytes / 1024 / 1024 }),
  );
});
