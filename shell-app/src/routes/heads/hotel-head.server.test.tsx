import { aHotel } from '../../testing/a-hotel.js';
import { describeHotel } from './hotel-head.js';

const site = { origin: 'https://stay.example.test', currency: 'USD' };

test('a hotel has its name, what its owner says, its photo and its address for ever', () => {
  const head = describeHotel(aHotel(), { ...site, photo: { width: 1280, height: 853 } });
  expect(head).toMatchObject({
    title: 'Lakeside Haveli, Udaipur',
    description: 'Balconies over the lake.',
    url: 'https://stay.example.test/hotels/lakeside-haveli-udaipur',
    image: { url: 'https://stay.example.test/images/a/1280.jpg', width: 1280 },
  });
  expect(describeHotel(aHotel({ description: '' }), site).description).toBe(
    'Lakeside Haveli in Udaipur: rooms from $120 per night, photographs, and the terms of booking.',
  );
});

test('its least price is in its own currency', () => {
  const [hotel] = describeHotel(aHotel({ pricePerNight: 12_000, currency: 'INR' }), site).jsonLd ?? [];
  expect(hotel).toMatchObject({ priceRange: 'from ₹12,000' });
});

test('search engines learn where it is, what it offers and what it costs, and no phone number', () => {
  const [hotel, way] = describeHotel(aHotel(), site).jsonLd as Record<string, unknown>[];
  expect(hotel).toMatchObject({
    '@type': 'Hotel',
    url: 'https://stay.example.test/hotels/lakeside-haveli-udaipur',
    geo: { '@type': 'GeoCoordinates', latitude: 24.57, longitude: 73.68 },
    address: { streetAddress: '14 Gangaur Ghat', addressLocality: 'Udaipur', addressCountry: 'IN' },
    priceRange: 'from $120',
    availableLanguage: ['en', 'hi'],
    checkinTime: '14:00:00',
    amenityFeature: [{ name: 'Parking' }, { name: 'Garden' }],
  });
  expect(hotel).not.toHaveProperty('telephone');
  expect(hotel).not.toHaveProperty('petsAllowed');
  const [petsToo] = describeHotel(aHotel({ amenities: ['pets-welcome'] }), site).jsonLd ?? [];
  expect(petsToo).toMatchObject({ petsAllowed: true });
  expect(way).toMatchObject({ itemListElement: [{}, { name: 'Udaipur' }, { name: 'Lakeside Haveli' }] });
});
