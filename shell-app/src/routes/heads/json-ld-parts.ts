import { findCity } from '@wayhouse/domain/cities';
import { countryCodes } from '@wayhouse/domain/country-codes';
import { checkInTime, checkOutTime } from '@wayhouse/domain/hotel-time';

/** schema.org data of where a hotel is, and when guests come and leave. */
export const placeJsonLd = ({ address, city }: { address: string; city: string }) => ({
  checkinTime: `${checkInTime}:00`,
  checkoutTime: `${checkOutTime}:00`,
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
