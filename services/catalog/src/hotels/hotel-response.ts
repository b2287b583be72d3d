import { type Hotel as HotelResponse, type HotelProfile, imageUrl } from '@wayhouse/contracts';
import { toRatePlan } from '@wayhouse/contracts/domain-plan';
import { toTax } from '@wayhouse/contracts/tax-rules';
import { type StaffRole, timesOf, toAmount } from '@wayhouse/domain';
import type { Hotel } from './domain/hotel.js';
import type { ShownHotel } from './show-hotel.js';

/** What guests see of it. */
const toDetails = (hotel: Hotel) => ({
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
  ...timesOf(hotel),
});

/** Without what only the service needs, such as whose hotel it is. */
export const toHotelProfile = (hotel: Hotel, role: StaffRole): HotelProfile => ({
  ...toDetails(hotel),
  role,
  version: hotel.version,
  contact: hotel.contact,
  email: hotel.email,
  ...(hotel.images?.length && { images: hotel.images.map(imageUrl) }),
  ...(hotel.taxes?.length && { taxes: hotel.taxes.map(toTax) }),
  ...(hotel.offers?.length && { offers: hotel.offers }),
  ...(hotel.cancellationPolicy && { cancellationPolicy: hotel.cancellationPolicy }),
  ...(hotel.plans?.length && { plans: hotel.plans.map(toRatePlan) }),
});

export const toHotelResponse = ({ hotel, images, rooms, leastMinor }: ShownHotel): HotelResponse => ({
  ...toDetails(hotel),
  owner: { name: hotel.owner.name, image: hotel.owner.image },
  images: images.map(imageUrl),
  rooms,
  ...(leastMinor !== undefined && { pricePerNight: toAmount(leastMinor) }),
});
