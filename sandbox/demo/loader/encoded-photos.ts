import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EncodePhoto } from '@wayhouse/catalog/images/encode-photo';
import { type ImageFormat, imageFormats, imageWidths } from '@wayhouse/contracts';

const folder = path.resolve(import.meta.dirname, '../photos/encoded');

/** Where `npm run demo:photos` puts a photo in that width and format. */
export const encodedPhotoFile = (photo: string, width: number, format: ImageFormat): string =>
  path.join(folder, path.basename(photo, '.jpg'), `${width}.${format}`);

/**
 * The demo photos, encoded ahead: encoding them took most of a first start. `read` answers a photo as an owner would
 * upload it (the largest JPEG), `encode` what the catalog would make of it.
 */
export function encodedPhotos(): { read: (photo: string) => Promise<Buffer>; encode: EncodePhoto } {
  const names = new WeakMap<Buffer, string>();
  return {
    async read(photo) {
      const bytes = await readFile(encodedPhotoFile(photo, imageWidths.at(-1)!, 'jpg'));
      names.set(bytes, photo);
      return bytes;
    },
    encode(bytes) {
      const photo = names.get(bytes)!;
      const sizes = imageWidths.flatMap((width) => imageFormats.map((format) => ({ width, format })));
      return Promise.all(
        sizes.map(async (size) => ({
          ...size,
          bytes: await readFile(encodedPhotoFile(photo, size.width, size.format)),
        })),
      );
    },
  };
}
