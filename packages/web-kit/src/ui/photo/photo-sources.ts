import { type ImageFormat, imageFormats, imageSourceSet, imageVariant } from '@wayhouse/contracts/images';

/** One photograph in several formats, best first, and the address for whoever knows none of them. */
export type PhotoSources = { sources: { type: string; srcSet: string }[]; fallback: string };

const mime: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** The forms of a room's photo, from the address an answer gives. */
export const roomPhoto = (url: string): PhotoSources => ({
  sources: imageFormats.map((format) => ({ type: mime[format], srcSet: imageSourceSet(url, format) })),
  fallback: imageVariant(url, 800, 'jpg'),
});
