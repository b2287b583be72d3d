import type { PhotoSources } from '@wayhouse/web-kit/photo-sources';
import avifLarge from '../../assets/photos/bedside-1-1280.avif';
import avifSmall from '../../assets/photos/bedside-1-640.avif';
import jpeg from '../../assets/photos/bedside-1-640.jpg';

export const bedsidePhoto: PhotoSources = {
  sources: [{ type: 'image/avif', srcSet: `${avifSmall} 640w, ${avifLarge} 1280w` }],
  fallback: jpeg,
};
