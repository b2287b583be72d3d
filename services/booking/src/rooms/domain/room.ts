import type {
  BookingWindow,
  CancellationPolicy,
  FurtherGuests,
  HotelTimes,
  OfferId,
  RatePlan,
  RateRule,
  RoomType,
  TaxRule,
} from '@wayhouse/domain';

/**
 * What booking needs to know of a room; the catalog's events have it. `nightMinor` is the price of a night in minor units, where
 * `rates` have no other.
 */
export type Room = {
  roomId: string;
  version: number;
  hotelId: string;
  ownerId: string;
  hotelName: string;
  address: string;
  city: string;
  roomType: RoomType;
  /** Beside its type, where its hotel has given it one. */
  roomName?: string;
  /** How many of its guests may be adults; without it all of them. */
  mostAdults?: number;
  nightMinor: number;
  /** That of its amounts, where its hotel has chosen one; without it the site’s. */
  currency?: string;
  /** How many such rooms the hotel has, each of which can be booked; without it there is one. */
  units?: number;
  rates?: RateRule[];
  furtherGuests?: FurtherGuests;
  /** Those of its hotel. */
  taxes?: TaxRule[];
  /** The offers of the house for it. */
  offers?: OfferId[];
  /** That of its hotel, where it has one of its own. */
  cancellationPolicy?: CancellationPolicy;
  /** The rate plans for it. */
  plans?: RatePlan[];
  bookingWindow?: BookingWindow;
  images: string[];
  isAvailable: boolean;
  /** An instant; unknown of a room of which no event has come since events have it. */
  createdAt?: string;
} & HotelTimes;
