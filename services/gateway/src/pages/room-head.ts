import {
  checkInTime,
  checkOutTime,
  cityNamed,
  formatAmount,
  paths,
  type Room,
  roomCapacity,
} from '@wayhouse/contracts';
import type { PageHead } from './page-head.js';

type Site = { origin: string; currency: string };

/** A room's words for search engines and shared links, with schema.org's HotelRoom, its Hotel and the offer. */
export function roomHead(room: Room, { origin, currency }: Site): PageHead {
  const { hotel, roomType, pricePerNight } = room;
  const url = origin + paths.room(room._id);
  const images = room.images.map((image) => new URL(image, origin).href);
  const name = `${roomType} at ${hotel.name}, ${hotel.city}`;
  const price = formatAmount(pricePerNight, currency);
  const offered = room.amenities.length ? ` With ${room.amenities.join(', ')}.` : '';
  const description = `${roomType} for up to ${roomCapacity[roomType]} in ${hotel.city}, ${price} a night.${offered}`;
  return {
    ...{ title: `${hotel.name}, ${roomType} · Wayhouse`, description, url, image: images[0] },
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': ['HotelRoom', 'Product'],
      ...{ name, description, url, image: images },
      occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: roomCapacity[roomType] },
      amenityFeature: room.amenities.map((each) => ({
        '@type': 'LocationFeatureSpecification',
        name: each,
        value: true,
      })),
      containedInPlace: hotelPlace(hotel),
      offers: {
        ...{ '@type': 'Offer', url, price: pricePerNight, priceCurrency: currency },
        availability: `https://schema.org/${room.isAvailable ? 'InStock' : 'OutOfStock'}`,
        priceSpecification: {
          ...{ '@type': 'UnitPriceSpecification', price: pricePerNight, priceCurrency: currency, unitCode: 'DAY' },
        },
      },
    },
  };
}

const hotelPlace = ({ name, address, city, contact }: Room['hotel']) => ({
  ...{ '@type': 'Hotel', name, telephone: contact, checkinTime: checkInTime, checkoutTime: checkOutTime },
  address: {
    ...{ '@type': 'PostalAddress', streetAddress: address, addressLocality: city },
    addressCountry: cityNamed(city)?.country,
  },
});
