import type { PhotoSources } from '@wayhouse/web-kit/photo-sources';

/** The photos of these pages, with the width of their larger version in pixels. */
const widths = {
  'bathroom-1': 1280,
  'bathroom-2': 1280,
  'breakfast-1': 1280,
  'exterior-2': 1280,
  'exterior-3': 1280,
  hero: 1600,
  'lobby-1': 1280,
  'pool-1': 1280,
  'room-citynight-luxury-1': 1280,
  'room-coastal-double-2': 1280,
  'room-forest-family-1': 1280,
  'room-heritage-double-1': 1280,
  'room-heritage-double-2': 1280,
  'room-lodge-double-1': 1280,
  'room-lodge-double-2': 1280,
  'room-loft-double-1': 1280,
  'room-nordic-single-1': 1280,
  'room-retro-single-1': 1280,
  'room-sage-double-3': 1280,
  'room-zen-double-1': 1280,
  'room-zen-double-2': 1280,
} as const;

type PhotographName = keyof typeof widths;
export type Photograph = { file: PhotographName; alt: string };

export function photographSources(name: PhotographName): PhotoSources {
  const sourceSet = (format: 'avif' | 'webp') => ({
    type: `image/${format}`,
    srcSet: `${assetUrl(`${name}-small.${format}`)} 640w, ${assetUrl(`${name}-large.${format}`)} ${widths[name]}w`,
  });
  return { sources: [sourceSet('avif'), sourceSet('webp')], fallback: assetUrl(`${name}-small.jpg`) };
}

// webpack evaluates this to a string, other runtimes to a URL.
const assetUrl = (file: string) => String(new URL(`../../assets/photos/${file}`, import.meta.url));
