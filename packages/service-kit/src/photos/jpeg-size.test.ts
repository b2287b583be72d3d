import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jpegSize } from './jpeg-size.js';

const photo = readFileSync(path.resolve(import.meta.dirname, '../../../../shell-app/src/assets/photos/hero-1280.jpg'));

test('reads the size from the first bytes', () => {
  expect(jpegSize(photo.subarray(0, 4096))).toEqual({ width: 1280, height: 720 });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a photo cut off before its frame', photo.subarray(0, 20)],
  ['a photo damaged after its beginning', Buffer.concat([photo.subarray(0, 2), Buffer.alloc(200)])],
])('%s has no size', (_what, bytes) => {
  expect(jpegSize(bytes)).toBeUndefined();
});
