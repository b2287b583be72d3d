import { aRoom } from '../../testing/a-room.js';
import { renderHead } from './head-tags.js';
import { roomHead } from './room-metadata.js';

const site = { origin: 'https://stay.example.test', currency: 'USD' };
const [room, way] = roomHead(aRoom(), site).jsonLd as Record<string, unknown>[];

test('a shared link shows the room’s first photo with its size and what is on it', () => {
  const html = renderHead(roomHead(aRoom(), { ...site, photoSize: { width: 1280, height: 853 } }));
  for (const [property, content] of [
    ['og:image', 'https://stay.example.test/images/abc/1280.jpg'],
    ['og:image:width', '1280'],
    ['og:image:height', '853'],
    ['og:image:alt', 'Double Bed at Amber Court, Jaipur'],
  ])
    expect(html).toContain(`<meta property="${property}" content="${content}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('a photo whose size is not known goes without', () => {
  const html = renderHead(roomHead(aRoom(), site));
  expect(html).toContain('og:image:alt');
  expect(html).not.toContain('og:image:width');
});

test('the offer says what a night is charged and whether the room can be had', () => {
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
  const [closed] = roomHead(aRoom({ isAvailable: false }), site).jsonLd ?? [];
  expect(closed).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('the hotel says where it is, whom to call and when guests come and go', () => {
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

test('the rating that every room shows is nobody’s review and is not said to search engines', () => {
  expect(JSON.stringify(room)).not.toMatch(/rating|review/i);
});

test('the way to a room leads over its city', () => {
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Hotels', item: 'https://stay.example.test/rooms' },
      { position: 2, name: 'Jaipur', item: 'https://stay.example.test/rooms?destination=Jaipur' },
      { position: 3, name: 'Amber Court, Double Bed', item: 'https://stay.example.test/rooms/r1' },
    ],
  });
});
