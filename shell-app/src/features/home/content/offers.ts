import { localized } from '@wayhouse/messages/localized';
import type { RoomType } from '@wayhouse/domain/room-types';
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

export const offerMessages = localized('shell-app/home/offers', {
  summer: {
    title: 'Summer Escape Package',
    description: 'Slow days by the water, before summer is over.',
    alt: 'Sun loungers under white parasols beside an infinity pool',
  },
  romantic: {
    title: 'Romantic Getaway',
    description: 'A room for two, breakfast with a view and nowhere to be.',
    alt: 'Breakfast for two on a round table with a view of the sea',
  },
  luxury: {
    title: 'Luxury Retreat',
    description: 'The finest rooms, for those who plan 60 days ahead.',
    alt: 'A heritage palace hotel reflected in its garden pool at dusk',
  },
});

export type Offer = {
  id: keyof typeof offerMessages;
  priceOff: number;
  /** The last day of every year, `MM-DD`. */
  expiryDate: string;
  /** Filters the rooms the offer links to. */
  roomType?: RoomType;
  /** How many days before arrival it must be booked. */
  daysAhead?: number;
  image: PhotoSources;
};

const photo = (small: string, large: string, fallback: string): PhotoSources => ({
  sources: [{ type: 'image/avif', srcSet: `${small} 480w, ${large} 960w` }],
  fallback,
});

export const offers: Offer[] = [
  {
    id: 'summer',
    priceOff: 25,
    expiryDate: '08-31',
    image: photo(poolAvifSmall, poolAvif, poolJpeg),
  },
  {
    id: 'romantic',
    priceOff: 20,
    expiryDate: '09-20',
    roomType: 'Double Bed',
    image: photo(breakfastAvifSmall, breakfastAvif, breakfastJpeg),
  },
  {
    id: 'luxury',
    priceOff: 30,
    expiryDate: '09-25',
    roomType: 'Luxury Room',
    daysAhead: 60,
    image: photo(palaceAvifSmall, palaceAvif, palaceJpeg),
  },
];
