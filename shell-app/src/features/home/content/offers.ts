import { localized } from '@wayhouse/messages/localized';
import type { OfferId } from '@wayhouse/domain/rates/offers';
import type { PhotoSources } from '@wayhouse/web-kit/photo-sources';
import breakfastAvifSmall from '../../../assets/photos/breakfast-1-480.avif';
import breakfastAvif from '../../../assets/photos/breakfast-1-960.avif';
import breakfastJpeg from '../../../assets/photos/breakfast-1-960.jpg';
import palaceAvifSmall from '../../../assets/photos/exterior-2-480.avif';
import palaceAvif from '../../../assets/photos/exterior-2-960.avif';
import palaceJpeg from '../../../assets/photos/exterior-2-960.jpg';
import poolAvifSmall from '../../../assets/photos/pool-1-480.avif';
import poolAvif from '../../../assets/photos/pool-1-960.avif';
import poolJpeg from '../../../assets/photos/pool-1-960.jpg';

/** `daysAhead`: how long before arrival it has to be booked. */
type OfferMessages = { description: (daysAhead: number) => string; alt: string };

export const offerMessages = localized<Record<OfferId, OfferMessages>>('shell-app/home/offers', {
  summer: {
    description: () => 'Slow days by the water, before summer is over.',
    alt: 'Sun loungers under white parasols beside an infinity pool',
  },
  romantic: {
    description: () => 'A room for two, breakfast with a view and nowhere to be.',
    alt: 'Breakfast for two on a round table with a view of the sea',
  },
  luxury: {
    description: (daysAhead) => `The finest rooms, for those who plan ${daysAhead} days ahead.`,
    alt: 'A heritage palace hotel reflected in its garden pool at dusk',
  },
});

const photo = (small: string, large: string, fallback: string): PhotoSources => ({
  sources: [{ type: 'image/avif', srcSet: `${small} 480w, ${large} 960w` }],
  fallback,
});

export const offerPhotos: Record<OfferId, PhotoSources> = {
  summer: photo(poolAvifSmall, poolAvif, poolJpeg),
  romantic: photo(breakfastAvifSmall, breakfastAvif, breakfastJpeg),
  luxury: photo(palaceAvifSmall, palaceAvif, palaceJpeg),
};
