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

export type Offer = {
  _id: number;
  title: string;
  description: string;
  priceOff: number;
  /** The last day, without a year. */
  expiryDate: string;
  /** Filters the rooms the offer links to. */
  roomType?: RoomType;
  /** How many days before arrival it must be booked. */
  daysAhead?: number;
  image: PhotoSources;
  alt: string;
};

const photo = (small: string, large: string, fallback: string): PhotoSources => ({
  sources: [{ type: 'image/avif', srcSet: `${small} 480w, ${large} 960w` }],
  fallback,
});

export const offers: Offer[] = [
  {
    _id: 1,
    title: 'Summer Escape Package',
    description: 'Slow days by the water, at three quarters of the price.',
    priceOff: 25,
    expiryDate: 'Aug 31',
    image: photo(poolAvifSmall, poolAvif, poolJpeg),
    alt: 'Sun loungers under white parasols beside an infinity pool',
  },
  {
    _id: 2,
    title: 'Romantic Getaway',
    description: 'A room for two, nowhere to be, and a fifth off the bill.',
    priceOff: 20,
    expiryDate: 'Sep 20',
    roomType: 'Double Bed',
    image: photo(breakfastAvifSmall, breakfastAvif, breakfastJpeg),
    alt: 'Breakfast for two on a round table with a view of the sea',
  },
  {
    _id: 3,
    title: 'Luxury Retreat',
    description: 'Book 60 days ahead and stay in our finest rooms for less.',
    priceOff: 30,
    expiryDate: 'Sep 25',
    roomType: 'Luxury Room',
    daysAhead: 60,
    image: photo(palaceAvifSmall, palaceAvif, palaceJpeg),
    alt: 'A heritage palace hotel reflected in its garden pool at dusk',
  },
];
