import {
  type CancellationPolicy,
  type Currency,
  DomainError,
  type HotelAmenity,
  type HotelTimes,
  type Language,
  type LegalFacts,
  limits,
  type OfferId,
  type RatePlan,
  type TaxRule,
  timesOf,
} from '@wayhouse/domain';
import { assertNotClosed, type Closed } from './closed.js';

/** What a hotel is registered with. `city` is a name from the list of destinations. */
export type HotelDetails = { name: string; contact: string; address: string; city: string };

/** What the owner adds later. `latitude` and `longitude` are in degrees, and there are both or none. */
export type HotelExtras = {
  description?: string;
  email?: string;
  latitude?: number;
  longitude?: number;
  amenities?: HotelAmenity[];
  languages?: Language[];
  /** That of its prices, once it has chosen one; without it the site’s. */
  currency?: Currency;
} & HotelTimes &
  LegalFacts;

export type Hotel = HotelDetails &
  HotelExtras & {
    id: string;
    /** Counts the changes, from 1. */
    version: number;
    /** The end of the address of its page; one that a release without such pages has registered has none. */
    slug?: string;
    owner: { id: string; name: string; image: string };
    /** When it was added to the hotels of its owner; the first one of an owner has none. */
    addedAt?: Date;
    /** Ids of the photos of the hotel itself; without it there are none. */
    images?: string[];
    /** One that has never had any may lack it. */
    taxes?: TaxRule[];
    /** Those of the house that it takes part in; one that has never taken part in any may lack it. */
    offers?: OfferId[];
    /** Its terms of cancelling, once it has others than the house. */
    cancellationPolicy?: CancellationPolicy;
    /** One that has never had any may lack it. */
    plans?: RatePlan[];
    /** Not set while it is open. */
    closed?: Closed;
  };

/** What each of its rooms has of a hotel. */
export type HotelCopy = Pick<
  Hotel,
  | 'id'
  | 'slug'
  | 'owner'
  | 'closed'
  | 'taxes'
  | 'offers'
  | 'cancellationPolicy'
  | 'plans'
  | 'currency'
  | keyof HotelDetails
  | keyof HotelTimes
>;

export function copyOf(hotel: Hotel): HotelCopy {
  const { id, name, contact, address, city, slug, owner, closed, taxes, offers, cancellationPolicy, plans } = hotel;
  return {
    ...{ id, name, contact, address, city, owner, ...timesOf(hotel) },
    ...(hotel.currency && { currency: hotel.currency }),
    ...(slug !== undefined && { slug }),
    ...(closed && { closed }),
    ...(taxes?.length && { taxes }),
    ...(offers?.length && { offers }),
    ...(cancellationPolicy && { cancellationPolicy }),
    ...(plans?.length && { plans }),
  };
}

/** Guests find no hotel that is closed. */
export function assertOpen({ closed }: Hotel): void {
  if (closed) throw new DomainError('hotel-not-found');
}

export function assertChangeable(hotel: Hotel, version: number): void {
  assertNotClosed(hotel);
  if (hotel.version !== version) throw new DomainError('hotel-edit-conflict');
}

/** Of the extras, what `profile` does not name is gone, but for the currency. */
export function withProfile(hotel: Hotel, profile: HotelDetails & HotelExtras): Hotel {
  const { id, version, slug, owner, addedAt, closed, images, taxes, offers, cancellationPolicy, plans } = hotel;
  const terms = { ...(hotel.currency && { currency: hotel.currency }), taxes, offers, cancellationPolicy, plans };
  return { id, version: version + 1, slug, owner, addedAt, closed, images, ...terms, ...profile };
}

export function assertHotelPhotoCount(count: number): void {
  if (count > limits.hotelImages) throw new DomainError('too-many-photos', { photos: limits.hotelImages });
}

export const withImages = ({ images: _, ...hotel }: Hotel, images: string[]): Hotel => ({
  ...hotel,
  ...(images.length > 0 && { images }),
  version: hotel.version + 1,
});

export const withTaxes = (hotel: Hotel, taxes: TaxRule[]): Hotel => ({ ...hotel, taxes, version: hotel.version + 1 });

export const withOffers = (hotel: Hotel, offers: OfferId[]): Hotel => ({
  ...hotel,
  offers,
  version: hotel.version + 1,
});

/** Without a policy it has that of the house. */
export const withRatePlans = (
  { cancellationPolicy: _, ...hotel }: Hotel,
  terms: Pick<Hotel, 'cancellationPolicy' | 'plans'>,
): Hotel => ({ ...hotel, ...terms, version: hotel.version + 1 });
