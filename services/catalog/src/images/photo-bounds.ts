import type { Metadata } from 'sharp';
import { limits } from '@wayhouse/domain/limits';
import { DomainError } from '@wayhouse/domain/domain-error';

type Header = Pick<Metadata, 'format' | 'isProgressive' | 'depth' | 'width' | 'height'>;

/** What decoding a photo may take in a new process, beside what that takes anyway; see start-encoder-process.ts. */
const maxMegabytes = 160;

/**
 * How much memory decoding takes for each pixel, as measured. JPEG and PNG are otherwise decoded in strips.
 */
function bytesPerPixel({ format, isProgressive, depth }: Header): number {
  const isDeep = depth === 'ushort';
  if (format === 'heif') return isDeep ? 27 : 19;
  if (format === 'webp') return 4;
  if (!isProgressive) return 0;
  if (format === 'png') return isDeep ? 10 : 5;
  return 7.6;
}

/** Refuses a photo by its header that would take too much memory or time to decode. */
export function assertWithinBounds(header: Header): void {
  const { width, height } = header;
  if (Math.max(width, height) > limits.imageSide) {
    throw new DomainError('photo-side-too-long', { pixels: limits.imageSide });
  }
  const megapixels = Math.min(limits.imageMegapixels, Math.floor(maxMegabytes / bytesPerPixel(header)));
  if (width * height > megapixels * 1_000_000) throw new DomainError('photo-too-many-pixels', { megapixels });
}
