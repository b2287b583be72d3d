import type { PhotoSources } from '@wayhouse/web-kit/photo-sources';
import avifMedium from '../../assets/photos/hero-1280.avif';
import jpeg from '../../assets/photos/hero-1280.jpg';
import webpMedium from '../../assets/photos/hero-1280.webp';
import avifLarge from '../../assets/photos/hero-1920.avif';
import webpLarge from '../../assets/photos/hero-1920.webp';
import avifSmall from '../../assets/photos/hero-768.avif';
import webpSmall from '../../assets/photos/hero-768.webp';

export const heroPhoto: PhotoSources = {
  sources: [
    { type: 'image/avif', srcSet: `${avifSmall} 768w, ${avifMedium} 1280w, ${avifLarge} 1920w` },
    { type: 'image/webp', srcSet: `${webpSmall} 768w, ${webpMedium} 1280w, ${webpLarge} 1920w` },
  ],
  fallback: jpeg,
};
