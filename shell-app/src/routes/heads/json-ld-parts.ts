import { findCity } from '@wayhouse/domain/cities';
import { countryCodes } from '@wayhouse/domain/country-codes';
import { checkInOf, checkOutOf, type HotelTimes } from '@wayhouse/domain/hotel-time';

/** schema.org data of where a hotel is, and when guests come and leave. */
export const placeJsonLd = ({ address, city, ...hotel }: { address: string; city: string } & HotelTimes) => ({
  checkinTime: `${checkInOf(hotel)}:00`,
  checkoutTime: `${checkOutOf(hotel)}:00`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressCountry: countryCodes[findCity(city)?.country ?? ''],
  },
});

export const breadcrumbsJsonLd = (steps: [name: string, item: string][]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
});
