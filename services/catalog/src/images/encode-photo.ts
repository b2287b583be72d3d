import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type ImageFormat, imageFormats, imageWidths } from '@wayhouse/contracts/images';
import { DomainError } from '@wayhouse/domain/domain-error';
import { assertWithinBounds } from './photo-bounds.js';
import type { Variant } from './variant.js';

// Uploads are untrusted: all other decoders (SVG, GIF, TIFF ...) stay blocked, so such files are never parsed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}File`),
});
// One thread per image leaves the other cores to requests.
sharp.concurrency(1);
sharp.cache(false);

const maxWidth = imageWidths[imageWidths.length - 1]!;

/** A photo keeps its shape; one that is higher than twice its width becomes narrower, since AVIF and WebP have bounds. */
const within = (width: number) => ({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true }) as const;

// Effort 1 takes a tenth of the default's time, for files a fifth larger.
const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 75 }),
  jpg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
};

/**
 * Writes every width in every format into the folder, encoded from the pixels alone: EXIF, colour profiles and hidden data
 * are dropped. A smaller photo is not enlarged; its variants of greater widths keep its own width.
 */
export async function encodePhoto(original: string, folder: string): Promise<Variant[]> {
  const pixels = await decode(original);
  const variants: Variant[] = [];
  for (const width of imageWidths) {
    for (const format of imageFormats) {
      const file = path.join(folder, `${width}.${format}`);
      const image = sharp(pixels.data, { raw: pixels.info }).resize(within(width));
      await encoders[format](image).toFile(file);
      variants.push({ width, format, file });
    }
  }
  return variants;
}

async function decode(original: string) {
  // Cameras write JPEGs that decoders warn of and read whole.
  const image = sharp(original, { limitInputPixels: false, failOn: 'error' });
  assertWithinBounds(await image.metadata().catch(refuse));
  return image
    .autoOrient()
    .resize(within(maxWidth))
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
}

function refuse(): never {
  throw new DomainError('photo-unreadable');
}
