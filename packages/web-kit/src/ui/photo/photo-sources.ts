import { type ImageFormat, imageFormats, imageSourceSet, imageVariant } from '@wayhouse/contracts/images';

/** A photo in several formats, best first, and a fallback URL. */
export type PhotoSources = { sources: { type: string; srcSet: string }[]; fallback: string };

const mime: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** The sources of a room’s photo, from the URL in an API response. */
export const roomPhoto = (url: string): PhotoSources => ({
  sources: imageFormats.map((format) => ({ type: mime[format], srcSet: imageSourceSet(url, format) })),
  fallback: imageVariant(url, 800, 'jpg'),
});
