import type { Hotel } from '@wayhouse/contracts/hotel';

export const aHotel = (overrides: Partial<Hotel> = {}): Hotel => ({
  _id: 'h1',
  slug: 'lakeside-haveli-udaipur',
  name: 'Lakeside Haveli',
  address: '14 Gangaur Ghat',
  city: 'Udaipur',
  description: 'Balconies over the lake.',
  latitude: 24.57,
  longitude: 73.68,
  amenities: ['parking', 'garden'],
  languages: ['en', 'hi'],
  owner: { name: 'Asha', image: '' },
  images: ['/images/a/1280.jpg', '/images/b/1280.jpg'],
  rooms: 2,
  pricePerNight: 120,
  ...overrides,
});
