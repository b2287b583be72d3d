import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageFormats, imageWidths } from '@wayhouse/contracts';
import { demoPhotos } from '../hotels/demo-hotels.js';
import { demoUpload, encodedAhead, encodedPhotoFolder } from './encoded-photos.js';

const folder = path.dirname(encodedPhotoFolder('any.jpg'));
const files = (parent: string) => readdirSync(path.join(folder, parent)).sort();

test('the encoded demo photos have the widths and formats of the catalog', () => {
  const sizes = imageWidths.flatMap((width) => imageFormats.map((format) => `${width}.${format}`)).sort();
  const wanted = Object.fromEntries(demoPhotos.map((photo) => [path.basename(photo, '.jpg'), sizes]));
  const shipped = Object.fromEntries(files('.').map((photo) => [photo, files(photo)]));
  try {
    expect(shipped).toEqual(wanted);
  } catch (error) {
    const advice =
      'sandbox/demo/photos/encoded does not fit the catalog. Run `npm run demo:photos` and commit the result.';
    throw new Error(advice, { cause: error });
  }
});

test('every encoded file has the format of its name', () => {
  const marks = { avif: [4, 'ftypavif'], webp: [8, 'WEBP'], jpg: [0, '\xff\xd8\xff'] } as const;
  for (const photo of demoPhotos)
    for (const format of imageFormats) {
      const sizes = imageWidths.map((width) =>
        readFileSync(path.join(encodedPhotoFolder(photo), `${width}.${format}`)),
      );
      const [start, mark] = marks[format];
      for (const bytes of sizes) expect(bytes.toString('latin1', start, start + mark.length)).toBe(mark);
      const lengths = sizes.map(({ length }) => length);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    }
});

test('answers the encoded files of a photo in the order of the catalog', async () => {
  const upload = demoUpload('hero.jpg');
  const variants = await encodedAhead(upload, new AbortController().signal);
  expect(variants.map(({ width, format }) => `${width}.${format}`)).toEqual(
    imageWidths.flatMap((width) => imageFormats.map((format) => `${width}.${format}`)),
  );
  expect(variants.map(({ width, format }) => `${width}.${format}`)).toEqual(
    variants.map(({ file }) => path.basename(file)),
  );
  expect(variants.at(-1)!.file).toBe(upload);
});
