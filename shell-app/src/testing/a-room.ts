import type { Room } from '@wayhouse/contracts/room';

export const aRoom = (overrides: Partial<Room> = {}): Room => ({
  _id: 'r1',
  images: ['/images/a/1280.jpg', '/images/b/1280.jpg'],
  roomType: 'Double Bed',
  pricePerNight: 120,
  amenities: ['Free WiFi'],
  createdAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
  isAvailable: true,
  hotel: {
    _id: 'h1',
    name: 'Lakeside Haveli',
    contact: '+91 80 5555 0101',
    address: '14 Gangaur Ghat',
    city: 'Udaipur',
    owner: { name: 'Asha', image: '' },
  },
  ...overrides,
});
