import { paths, type Room, roomsPath } from '@wayhouse/contracts';
import { checkInTime, checkOutTime, findCity, roomCapacity } from '@wayhouse/domain';
import { amenityNames, roomTypeNames } from '@wayhouse/messages/room-names';
import { messages } from './messages.js';

type PageFacts = { origin: string; currency: string; url: string; name: string; description: string };

/** schema.org data of a room: a HotelRoom with its Offer and Hotel, and the breadcrumbs to it. */
export function roomJsonLd(room: Room, { origin, currency, url, name, description }: PageFacts): object[] {
  const { hotel, roomType, pricePerNight } = room;
  const priced = { price: pricePerNight, priceCurrency: currency };
  return [
    {
      '@context': 'https://schema.org',
      // A HotelRoom is a Place; only a Product can have an Offer (https://schema.org/docs/hotels.html).
      '@type': ['HotelRoom', 'Product'],
      name,
      description,
      url,
      image: room.images.map((image) => new URL(image, origin).href),
      occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: roomCapacity[roomType] },
      amenityFeature: room.amenities.map((each) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenityNames[each],
        value: true,
      })),
      containedInPlace: hotelJsonLd(hotel),
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

const hotelJsonLd = ({ name, address, city, contact }: Room['hotel']) => ({
  '@type': 'Hotel',
  name,
  telephone: contact,
  checkinTime: `${checkInTime}:00`,
  checkoutTime: `${checkOutTime}:00`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressCountry: findCity(city)?.country,
  },
});

const breadcrumbsJsonLd = (steps: [name: string, item: string][]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});
