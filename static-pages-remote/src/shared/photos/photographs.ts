import type { PhotoSources } from '@wayhouse/web-kit/photo-sources';

/** The photographs these pages use, with the pixels their larger form is wide. */
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
  'room-coastal-double-1': 1280,
  'room-forest-family-1': 1280,
  'room-heritage-double-1': 1280,
  'room-heritage-double-2': 1280,
  'room-lodge-double-1': 1280,
  'room-lodge-double-2': 1280,
  'room-loft-double-1': 1280,
  'room-nordic-single-1': 1280,
  'room-retro-single-1': 1280,
  'room-sage-double-1': 1280,
  'room-sage-double-3': 1280,
  'room-zen-double-1': 1280,
  'room-zen-double-2': 1280,
} as const;

export type PhotographName = keyof typeof widths;
export type Photograph = { name: PhotographName; alt: string };

export function sourcesOf(name: PhotographName): PhotoSources {
  const inBothWidths = (format: 'avif' | 'webp') => ({
    type: `image/${format}`,
    srcSet: `${addressOf(`${name}-small.${format}`)} 640w, ${addressOf(`${name}-large.${format}`)} ${widths[name]}w`,
  });
  return { sources: [inBothWidths('avif'), inBothWidths('webp')], fallback: addressOf(`${name}-small.jpg`) };
}

// The bundler answers a computed address with a string, other runtimes with a URL.
const addressOf = (file: string) => String(new URL(`../assets/photos/${file}`, import.meta.url));
