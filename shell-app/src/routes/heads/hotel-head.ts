import type { Hotel } from '@wayhouse/contracts/hotel';
import type { PageHead, ShareImage } from '@wayhouse/contracts/page-rendering';
import { paths, roomsPath } from '@wayhouse/contracts/paths';
import { formatAmount } from '@wayhouse/messages/format-money';
import { hotelAmenityNames } from '@wayhouse/messages/hotel-names';
import { messages as hotelMessages } from '../../features/hotel/messages.js';
import { hotelKey } from '../../shared/query-keys.js';
import type { HeadSource } from '../../shared/shell-page.js';
import { breadcrumbsJsonLd, placeJsonLd } from './json-ld-parts.js';
import { messages } from './messages.js';
import { roomsHead } from './rooms-head.js';

/** Of a hotel that did not arrive in time it is that of all rooms, but for the title. */
export async function hotelHead(source: HeadSource): Promise<PageHead> {
  const { origin, address, params, client, currency, photoSize } = source;
  const hotel = client.getQueryData<Hotel | null>(hotelKey(params['hotel'] ?? ''));
  if (hotel) return describeHotel(hotel, { origin, currency, photo: await photoSize(hotel.images[0] ?? '') });
  const general = { ...roomsHead(source), title: hotelMessages.documentTitle, url: origin + address.pathname };
  if (hotel === undefined) return general;
  return { ...general, title: hotelMessages.unknown.documentTitle, hidden: true, missing: true };
}

type Site = { origin: string; currency: string; photo?: Pick<ShareImage, 'width' | 'height'> };

/** `photo`: the size of the first one. */
export function describeHotel(hotel: Hotel, { origin, photo, ...site }: Site): PageHead {
  const { name, city, images, pricePerNight, currency = site.currency } = hotel;
  const url = origin + paths.hotel(hotel.slug);
  const title = messages.hotel.title(name, city);
  const price = pricePerNight === undefined ? '' : formatAmount(pricePerNight, currency);
  const description = firstLine(hotel.description) || messages.hotel.description(name, city, price);
  const [image] = images;
  return {
    title,
    description,
    url,
    ...(image && { image: { url: new URL(image, origin).href, alt: title, ...photo } }),
    jsonLd: [
      hotelJsonLd(hotel, { origin, url, description, price }),
      breadcrumbsJsonLd([
        [messages.hotels, origin + paths.rooms],
        [city, origin + roomsPath({ destination: city })],
        [name, url],
      ]),
    ],
  };
}

type Facts = { origin: string; url: string; description: string; price: string };

/** schema.org data of a hotel. Its phone number comes with a booking. */
const hotelJsonLd = (hotel: Hotel, { origin, url, description, price }: Facts) => ({
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  name: hotel.name,
  description,
  url,
  image: hotel.images.map((each) => new URL(each, origin).href),
  ...placeJsonLd(hotel),
  ...(hotel.latitude !== undefined && {
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
  }),
  ...(price && { priceRange: messages.hotel.priceRange(price) }),
  ...(hotel.amenities.includes('pets-welcome') && { petsAllowed: true }),
  availableLanguage: hotel.languages,
  amenityFeature: hotel.amenities.map((each) => ({
    '@type': 'LocationFeatureSpecification',
    name: hotelAmenityNames[each],
    value: true,
  })),
});

const longest = 200;

/** As much of it as search engines show. */
function firstLine(text: string): string {
  const line = text.split('\n')[0]!.trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
