import { aRoom } from '../../testing/a-room.js';
import { renderHeadTags } from './head-tags.js';
import { roomMetadata } from './room-metadata.js';

const site = { origin: 'https://stay.example.test', currency: 'USD' };
const [room, way] = roomMetadata(aRoom(), site).jsonLd as Record<string, unknown>[];

test('a link preview shows the room’s first photo with its size and alt text', () => {
  const html = renderHeadTags(roomMetadata(aRoom(), { ...site, photoSize: { width: 1280, height: 853 } }));
  for (const [property, content] of [
    ['og:image', 'https://stay.example.test/images/abc/1280.jpg'],
    ['og:image:width', '1280'],
    ['og:image:height', '853'],
    ['og:image:alt', 'Double Bed at Amber Court, Jaipur'],
  ])
    expect(html).toContain(`<meta property="${property}" content="${content}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the size of a photo is left out if it is unknown', () => {
  const html = renderHeadTags(roomMetadata(aRoom(), site));
  expect(html).toContain('og:image:alt');
  expect(html).not.toContain('og:image:width');
});

test('the offer has the price per night and the availability', () => {
  expect(room).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['HotelRoom', 'Product'],
    url: 'https://stay.example.test/rooms/r1',
    image: ['https://stay.example.test/images/abc/1280.jpg'],
    occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2 },
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Free WiFi', value: true }],
    offers: {
      '@type': 'Offer',
      price: 120.5,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 120.5, priceCurrency: 'USD', unitCode: 'DAY' },
    },
  });
  const [closed] = roomMetadata(aRoom({ isAvailable: false }), site).jsonLd ?? [];
  expect(closed).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('the hotel has its address, phone number and check-in and check-out times', () => {
  expect(room).toMatchObject({
    containedInPlace: {
      '@type': 'Hotel',
      name: 'Amber Court',
      telephone: '+91 98765 43210',
      checkinTime: '14:00:00',
      checkoutTime: '11:00:00',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Fort Road',
        addressLocality: 'Jaipur',
        addressCountry: 'India',
      },
    },
  });
});

test('the rating that all rooms show is left out, because it is not from reviews', () => {
  expect(JSON.stringify(room)).not.toMatch(/rating|review/i);
});

test('the breadcrumbs lead through the room’s city', () => {
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Hotels', item: 'https://stay.example.test/rooms' },
      { position: 2, name: 'Jaipur', item: 'https://stay.example.test/rooms?destination=Jaipur' },
      { position: 3, name: 'Amber Court, Double Bed', item: 'https://stay.example.test/rooms/r1' },
    ],
  });
});
