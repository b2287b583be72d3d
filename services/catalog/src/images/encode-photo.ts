import sharp, { type Sharp } from 'sharp';
import { type ImageFormat, imageFormats, imageWidths } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';

export type Variant = { width: number; format: ImageFormat; bytes: Buffer };
export type EncodePhoto = (original: Buffer) => Promise<Variant[]>;

// Uploads are untrusted: all other decoders (SVG, GIF, TIFF ...) stay blocked, so such files are never parsed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// One thread per image leaves the other cores to requests.
sharp.concurrency(1);
sharp.cache(false);

const maxPixels = 50_000_000;
const maxWidth = imageWidths[imageWidths.length - 1];

// Effort 1 takes a tenth of the default's time, for files a fifth larger.
const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 75 }),
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
};

/**
 * Every width in every format, encoded from the pixels alone: EXIF, colour profiles and hidden data are dropped. A smaller
 * photo is not enlarged; its variants of greater widths keep its own width.
 */
export async function encodePhoto(original: Buffer): Promise<Variant[]> {
  const pixels = await decode(original);
  const variants: Variant[] = [];
  for (const width of imageWidths) {
    for (const format of imageFormats) {
      const image = sharp(pixels.data, { raw: pixels.info }).resize({ width, withoutEnlargement: true });
      variants.push({ width, format, bytes: await encoders[format](image).toBuffer() });
    }
  }
  return variants;
}

async function decode(original: Buffer) {
  try {
    return await sharp(original, { limitInputPixels: maxPixels, failOn: 'warning' })
      .autoOrient()
      .resize({ width: maxWidth, withoutEnlargement: true })
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new DomainError('photo-unreadable');
  }
}
