import { checkInTime, checkOutTime, cityNamed, paths, type Room, roomCapacity, roomsPath } from '@wayhouse/contracts';

type Said = { origin: string; currency: string; url: string; name: string; description: string };

/** A room in schema.org's words: a HotelRoom that is offered, the Hotel it is in, and the way there from the list. */
export function roomData(room: Room, { origin, currency, url, name, description }: Said): object[] {
  const { hotel, roomType, pricePerNight } = room;
  const charged = { price: pricePerNight, priceCurrency: currency };
  return [
    {
      '@context': 'https://schema.org',
      // A room is a place; only as a product can it be offered (https://schema.org/docs/hotels.html).
      '@type': ['HotelRoom', 'Product'],
      ...{ name, description, url, image: room.images.map((image) => new URL(image, origin).href) },
      occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: roomCapacity[roomType] },
      amenityFeature: room.amenities.map((each) => ({
        '@type': 'LocationFeatureSpecification',
        ...{ name: each, value: true },
      })),
      containedInPlace: hotelPlace(hotel),
      offers: {
        ...{ '@type': 'Offer', url, ...charged, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' },
        availability: `https://schema.org/${room.isAvailable ? 'InStock' : 'OutOfStock'}`,
        priceSpecification: { '@type': 'UnitPriceSpecification', ...charged, unitCode: 'DAY' },
      },
    },
    breadcrumbs([
      ['Hotels', origin + paths.rooms],
      [hotel.city, origin + roomsPath({ destination: hotel.city })],
      [`${hotel.name}, ${roomType}`, url],
    ]),
  ];
}

const hotelPlace = ({ name, address, city, contact }: Room['hotel']) => ({
  ...{ '@type': 'Hotel', name, telephone: contact },
  ...{ checkinTime: `${checkInTime}:00`, checkoutTime: `${checkOutTime}:00` },
  address: {
    ...{ '@type': 'PostalAddress', streetAddress: address, addressLocality: city },
    addressCountry: cityNamed(city)?.country,
  },
});

const breadcrumbs = (steps: [name: string, item: string][]) => ({
  ...{ '@context': 'https://schema.org', '@type': 'BreadcrumbList' },
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});
