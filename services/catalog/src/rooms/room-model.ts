import { toSiteMinor } from '@wayhouse/domain';
import { anyShape, defineModel } from '@wayhouse/service-kit';
import { type DetailName, detailNames } from './detail-names.js';
import type { RestrictedDays } from '../search/domain/restricted-days.js';
import type { Room } from './domain/room.js';

/**
 * What search finds and ranks rooms by. `calendar` holds the taken nights by month (`YYYY-MM`), see
 * search/domain/month-calendar.ts; `hotelWords` those of the hotel's name; `bookings` how many stand; `largePhotos` how many
 * are large enough for the home page; `restrictedDays` on which days its rates refuse which stays.
 */
type SearchFields = {
  calendar: Record<string, string>;
  hotelWords: string[];
  bookings: number;
  largePhotos: number;
  restrictedDays?: RestrictedDays[];
};

/**
 * What search orders and compares by is the price in the site's currency. `quotedMinor` is the room's own, where that is in another
 * one, of which `rate` units are taken for one.
 */
type PriceFields = { nightMinor: number; quotedMinor?: number; rate?: number };

export type RoomDocument = Omit<Room, 'id'> & { _id: string } & PriceFields & SearchFields;

/** Of the shape that their schemas have let through. */
const details = Object.fromEntries(detailNames.map((name) => [name, anyShape])) as Record<DetailName, typeof anyShape>;

export const roomModel = defineModel<RoomDocument>(
  'rooms',
  {
    _id: String,
    version: Number,
    hotel: {
      id: String,
      name: String,
      contact: String,
      address: String,
      city: String,
      slug: String,
      checkInFrom: String,
      checkOutUntil: String,
      owner: { id: String, name: String, image: String },
      closed: String,
      taxes: anyShape,
      offers: anyShape,
      cancellationPolicy: anyShape,
      plans: anyShape,
      currency: String,
    },
    ...details,
    nightMinor: Number,
    quotedMinor: Number,
    rate: Number,
    units: Number,
    rates: anyShape,
    furtherGuests: anyShape,
    bookingWindow: anyShape,
    description: anyShape,
    images: [String],
    isAvailable: Boolean,
    reopensAs: Boolean,
    importKey: String,
    createdAt: Date,
    changedAt: Date,
    calendar: anyShape,
    hotelWords: [String],
    bookings: Number,
    largePhotos: Number,
    restrictedDays: anyShape,
  },
  [
    [{ 'hotel.owner.id': 1, createdAt: -1 }],
    [{ images: 1 }],
    // One index per sort order, with and without a destination; `_id` breaks ties, so that paging has no gaps. With one, the
    // types of rooms are before the order: so many guests sleep in some of them, and the others are not read.
    [{ isAvailable: 1, createdAt: -1, _id: -1 }],
    [{ isAvailable: 1, nightMinor: 1, _id: 1 }],
    [{ isAvailable: 1, 'hotel.city': 1, roomType: 1, createdAt: -1, _id: -1 }],
    [{ isAvailable: 1, 'hotel.city': 1, roomType: 1, nightMinor: 1, _id: 1 }],
    [{ isAvailable: 1, hotelWords: 1 }],
    // The rooms of a hotel, and with its last field all that hotels are listed by.
    [{ isAvailable: 1, 'hotel.id': 1, nightMinor: 1, _id: 1, createdAt: 1 }],
    [{ isAvailable: 1, bookings: -1, largePhotos: -1, _id: 1 }],
  ],
);

export const withoutSearchFields = {
  calendar: 0,
  hotelWords: 0,
  bookings: 0,
  largePhotos: 0,
  restrictedDays: 0,
} as const;

export const toRoom = ({ _id: id, quotedMinor, ...room }: Omit<RoomDocument, keyof SearchFields>): Room => ({
  ...{ id, ...room },
  ...(quotedMinor !== undefined && { nightMinor: quotedMinor }),
});

/** As its price is stored. */
export const priceFields = ({ nightMinor, rate }: Pick<Room, 'nightMinor' | 'rate'>): PriceFields =>
  rate === undefined ? { nightMinor } : { nightMinor: toSiteMinor(nightMinor, rate), quotedMinor: nightMinor, rate };
