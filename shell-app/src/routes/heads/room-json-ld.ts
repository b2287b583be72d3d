import { paths, roomsPath } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { capitalize } from '@wayhouse/messages/describe-policy';
import { accessibilityFactNames, moreAmenityNames } from '@wayhouse/messages/room-description';
import { amenityNames, roomLabel } from '@wayhouse/messages/room-names';
import { breadcrumbsJsonLd, placeJsonLd } from './json-ld-parts.js';
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
      ...(room.squareMetres && {
        floorSize: { '@type': 'QuantitativeValue', value: room.squareMetres, unitCode: 'MTK' },
      }),
      ...(room.beds && {
        bed: room.beds.map(({ kind, count }) => ({
          '@type': 'BedDetails',
          numberOfBeds: count,
          typeOfBed: capitalize(kind.replaceAll('-', ' ')),
        })),
      }),
      amenityFeature: featuresOf(room).map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
      containedInPlace: hotelJsonLd(hotel, { origin, url, image }),
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
      [messages.room.title(hotel.name, roomLabel(room)), url],
    ]),
  ];
}

const featuresOf = ({ amenities, moreAmenities = [], accessibility = [] }: Room): string[] => [
  ...amenities.map((each) => amenityNames[each]),
  ...moreAmenities.map((each) => moreAmenityNames[each]),
  ...accessibility.map((each) => accessibilityFactNames[each]),
];

/** What guests see of its hotel here; without a page of its own that is the page of the room. */
const hotelJsonLd = ({ contact, slug, ...hotel }: Room['hotel'], { origin, url, image }: Shown) => ({
  '@type': 'Hotel',
  name: hotel.name,
  url: slug === undefined ? url : origin + paths.hotel(slug),
  image,
  telephone: contact,
  ...placeJsonLd(hotel),
});

type Shown = { origin: string; url: string; image: string[] };
