import type { FoundHotel } from '@wayhouse/contracts/found-hotel';

export const aFoundHotel = (overrides: Partial<FoundHotel> = {}): FoundHotel => ({
  _id: 'h1',
  name: 'Lakeside Haveli',
  address: '14 Gangaur Ghat',
  city: 'Udaipur',
  rooms: 3,
  roomTypes: 2,
  pricePerNight: 120,
  images: ['/images/a/1280.jpg'],
  ...overrides,
});
