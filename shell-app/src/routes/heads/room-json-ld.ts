import { paths, roomsPath } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { findCity } from '@wayhouse/domain/cities';
import { countryCodes } from '@wayhouse/domain/country-codes';
import { checkInTime, checkOutTime } from '@wayhouse/domain/hotel-time';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { amenityNames, roomTypeNames } from '@wayhouse/messages/room-names';
import { messages } from './messages.js';

type PageFacts = { origin: string; currency: string; url: string; name: string; description: string };

/** schema.org data of a room: a HotelRoom with its Offer and Hotel, and the breadcrumbs to it. */
export function roomJsonLd(room: Room, { origin, currency, url, name, description }: PageFacts): object[] {
  const { hotel, roomType, pricePerNight } = room;
  const image = room.images.map((each) => new URL(each, origin).href);
  const priced = { price: pricePerNight, priceCurrency: currency };
  return [
    {
      '@context': 'https://schema.org',
      // A HotelRoom is a Place; only a Product can have an Offer (https://schema.org/docs/hotels.html).
      '@type': ['HotelRoom', 'Product'],
      name,
      description,
      url,
      image,
      occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: roomCapacity[roomType] },
      amenityFeature: room.amenities.map((each) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenityNames[each],
        value: true,
      })),
      containedInPlace: hotelJsonLd(hotel, { url, image }),
      offers: {
        '@type': 'Offer',
        url,
        ...priced,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        availability: `https://schema.org/${room.isAvailable ? 'InStock' : 'OutOfStock'}`,
        priceSpecification: { '@type': 'UnitPriceSpecification', ...priced, unitCode: 'DAY' },
      },
    },
    breadcrumbsJsonLd([
      [messages.hotels, origin + paths.rooms],
      [hotel.city, origin + roomsPath({ destination: hotel.city })],
      [messages.room.title(hotel.name, roomTypeNames[roomType]), url],
    ]),
  ];
}

/** A hotel has no page of its own: it is shown on the pages of its rooms. */
const hotelJsonLd = ({ name, address, city, contact }: Room['hotel'], shown: { url: string; image: string[] }) => ({
  '@type': 'Hotel',
  name,
  ...shown,
  telephone: contact,
  checkinTime: `${checkInTime}:00`,
  checkoutTime: `${checkOutTime}:00`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressCountry: countryCodes[findCity(city)?.country ?? ''],
  },
});

const breadcrumbsJsonLd = (steps: [name: string, item: string][]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});
