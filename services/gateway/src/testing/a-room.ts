import type { Room } from '@wayhouse/contracts';

/** A room as the catalog returns it. */
export const aRoom = (over: Partial<Room> = {}): Room => ({
  _id: 'r1',
  images: ['/images/abc/1280.jpg'],
  roomType: 'Double Bed',
  pricePerNight: 120.5,
  amenities: ['Free WiFi'],
  createdAt: '2027-01-05T06:30:00.000Z',
  isAvailable: true,
  hotel: {
    _id: 'h1',
    name: 'Amber Court',
    contact: '+91 98765 43210',
    address: '1 Fort Road',
    city: 'Jaipur',
    owner: { name: 'Meera', image: '/avatars/meera.svg' },
  },
  ...over,
});
