import { existsSync } from 'node:fs';
import path from 'node:path';
import { sharedPictures } from './shared-pictures.js';

test('every picture exists, under a URL without a content hash', () => {
  for (const { file, source } of sharedPictures()) {
    expect(file).toMatch(/^posts\/[a-z\d-]+\.jpg$/);
    expect([source, existsSync(path.join(__dirname, '../src/assets/photos', source))]).toEqual([source, true]);
  }
});
