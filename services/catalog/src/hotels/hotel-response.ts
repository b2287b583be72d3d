import { type Hotel as HotelResponse, type HotelProfile, imageUrl } from '@wayhouse/contracts';
import { toRatePlan } from '@wayhouse/contracts/convert-plans';
import { toTax } from '@wayhouse/contracts/convert-taxes';
import { legalFactsOf, type SiteMoney, type StaffRole, timesOf, toAmount } from '@wayhouse/domain';
import type { Hotel } from './domain/hotel.js';
import { currencyOf } from './domain/hotel-currency.js';
import type { ShownHotel } from './show-hotel.js';

/** What guests see of it. */
const toDetails = (hotel: Hotel, site: SiteMoney) => ({
  _id: hotel.id,
  // Its id leads to its page as well.
  slug: hotel.slug ?? hotel.id,
  name: hotel.name,
  address: hotel.address,
  city: hotel.city,
  description: hotel.description ?? '',
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  amenities: hotel.amenities ?? [],
  languages: hotel.languages ?? [],
  currency: currencyOf(hotel, site),
  ...timesOf(hotel),
});

const toTerms = ({ taxes, cancellationPolicy, plans }: Hotel) => ({
  ...(taxes?.length && { taxes: taxes.map(toTax) }),
  ...(cancellationPolicy && { cancellationPolicy }),
  ...(plans?.length && { plans: plans.map(toRatePlan) }),
});

/** Without what only the service needs, such as whose hotel it is. */
export const toHotelProfile = (hotel: Hotel, role: StaffRole, site: SiteMoney): HotelProfile => ({
  ...toDetails(hotel, site),
  role,
  version: hotel.version,
  contact: hotel.contact,
  email: hotel.email,
  ...legalFactsOf(hotel),
  ...(hotel.closed && { closedBy: hotel.closed === 'by-owner' ? ('owner' as const) : ('operator' as const) }),
  ...(hotel.images?.length && { images: hotel.images.map(imageUrl) }),
  ...(hotel.offers?.length && { offers: hotel.offers }),
  ...toTerms(hotel),
});

export const toHotelResponse = ({ hotel, images, rooms, leastMinor }: ShownHotel, site: SiteMoney): HotelResponse => ({
  ...toDetails(hotel, site),
  ...toTerms(hotel),
  owner: { name: hotel.owner.name, image: hotel.owner.image },
  images: images.map(imageUrl),
  rooms,
  ...(leastMinor !== undefined && { pricePerNight: toAmount(leastMinor) }),
});
