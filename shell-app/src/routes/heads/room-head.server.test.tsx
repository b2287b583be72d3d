import { aRoom } from '../../testing/a-room.js';
import { describeRoom } from './room-head.js';

const site = { origin: 'https://stay.example.test', currency: 'USD' };
const [room, way] = describeRoom(aRoom(), site).jsonLd as Record<string, unknown>[];

test('a link preview shows the first photo', () => {
  expect(describeRoom(aRoom(), { ...site, photo: { width: 1280, height: 853 } }).image).toEqual({
    url: 'https://stay.example.test/images/a/1280.jpg',
    alt: 'Double Bed at Lakeside Haveli, Udaipur',
    width: 1280,
    height: 853,
  });
  expect(describeRoom(aRoom({ images: [] }), site).image).toBeUndefined();
});

test('the offer has the price per night and the availability', () => {
  expect(room).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['HotelRoom', 'Product'],
    url: 'https://stay.example.test/rooms/r1',
    image: ['https://stay.example.test/images/a/1280.jpg', 'https://stay.example.test/images/b/1280.jpg'],
    occupancy: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2 },
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Free WiFi', value: true }],
    offers: {
      '@type': 'Offer',
      price: 120,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: 120, priceCurrency: 'USD', unitCode: 'DAY' },
    },
  });
  const [closed] = describeRoom(aRoom({ isAvailable: false }), site).jsonLd ?? [];
  expect(closed).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('the price is in the currency of the hotel, where that is another than the site’s', () => {
  const inRupees = describeRoom(aRoom({ pricePerNight: 12_000, currency: 'INR' }), site);
  expect(inRupees.description).toContain('₹12,000');
  expect(inRupees.jsonLd?.[0]).toMatchObject({
    offers: { price: 12_000, priceCurrency: 'INR', priceSpecification: { price: 12_000, priceCurrency: 'INR' } },
  });
});

test('the hotel has its address, phone number and check-in and check-out times', () => {
  expect(room).toMatchObject({
    containedInPlace: {
      '@type': 'Hotel',
      name: 'Lakeside Haveli',
      url: 'https://stay.example.test/rooms/r1',
      image: ['https://stay.example.test/images/a/1280.jpg', 'https://stay.example.test/images/b/1280.jpg'],
      telephone: '+91 80 5555 0101',
      checkinTime: '14:00:00',
      checkoutTime: '11:00:00',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '14 Gangaur Ghat',
        addressLocality: 'Udaipur',
        addressCountry: 'IN',
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
      { position: 2, name: 'Udaipur', item: 'https://stay.example.test/rooms?destination=Udaipur' },
      { position: 3, name: 'Lakeside Haveli, Double Bed', item: 'https://stay.example.test/rooms/r1' },
    ],
  });
});

test('a described room has its name in titles, and its size, beds and features as data', () => {
  const described = describeRoom(
    aRoom({
      name: 'Garden Double',
      squareMetres: 24,
      beds: [
        { kind: 'queen', count: 1 },
        { kind: 'sofa-bed', count: 2 },
      ],
      moreAmenities: ['terrace'],
      accessibility: ['step-free'],
    }),
    site,
  );
  expect(described.title).toBe('Lakeside Haveli, Garden Double');
  expect(described.jsonLd?.[0]).toMatchObject({
    name: 'Garden Double at Lakeside Haveli, Udaipur',
    floorSize: { '@type': 'QuantitativeValue', value: 24, unitCode: 'MTK' },
    bed: [
      { '@type': 'BedDetails', numberOfBeds: 1, typeOfBed: 'Queen' },
      { '@type': 'BedDetails', numberOfBeds: 2, typeOfBed: 'Sofa bed' },
    ],
    amenityFeature: ['Free WiFi', 'Terrace', 'Step-free to the room'].map((name) => ({ name, value: true })),
  });
});
