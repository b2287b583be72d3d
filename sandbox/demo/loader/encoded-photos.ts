import path from 'node:path';
import type { EncodePhoto } from '@wayhouse/catalog/images/variant';
import { type ImageFormat, imageFormats, imageWidths } from '@wayhouse/contracts';

const folder = path.resolve(import.meta.dirname, '../photos/encoded');

/** Where `npm run demo:photos` puts a photo in all widths and formats. */
export const encodedPhotoFolder = (photo: string): string => path.join(folder, path.basename(photo, '.jpg'));

const fileIn = (parent: string, width: number, format: ImageFormat) => path.join(parent, `${width}.${format}`);

/** The demo photos were encoded ahead, since encoding them took most of a first start. This is the one an owner would upload. */
export const demoUpload = (photo: string): string => fileIn(encodedPhotoFolder(photo), imageWidths.at(-1)!, 'jpg');

/** What the catalog would make of an upload. */
export const encodedAhead: EncodePhoto = (upload) =>
  Promise.resolve(
    imageWidths.flatMap((width) =>
      imageFormats.map((format) => ({ width, format, file: fileIn(path.dirname(upload), width, format) })),
    ),
  );
