import type { Metadata } from 'sharp';
import { limits } from '@wayhouse/contracts';
import { DomainError } from '@wayhouse/domain';

type Header = Pick<Metadata, 'format' | 'isProgressive' | 'width' | 'height'>;

/**
 * How many million pixels a file may have. JPEG, PNG and WebP are decoded in strips or at a fraction of their size; what is
 * interlaced or progressive has to be decoded whole, and an AVIF takes 18 bytes a pixel for that.
 */
function maxMegapixels({ format, isProgressive }: Header): number {
  if (format === 'heif') return limits.avifMegapixels;
  return isProgressive ? limits.interlacedMegapixels : limits.imageMegapixels;
}

/** Refuses a photo by its header that would take too much memory or time to decode. */
export function assertWithinBounds(header: Header): void {
  const { width, height } = header;
  if (Math.max(width, height) > limits.imageSide) {
    throw new DomainError('photo-side-too-long', { pixels: limits.imageSide });
  }
  const megapixels = maxMegapixels(header);
  if (width * height > megapixels * 1_000_000) throw new DomainError('photo-too-many-pixels', { megapixels });
}
