import type { Room } from '../rooms/domain/room.js';

export const aHotel = (overrides: Partial<Room['hotel']> = {}): Room['hotel'] => ({
  id: 'h1',
  name: 'Sea View',
  contact: '+91 832 555 0100',
  address: '1 Beach Road',
  city: 'Goa',
  owner: { id: 'owner', name: 'Asha Rao', image: '/avatars/owner.svg' },
  ...overrides,
});

export const aRoom = (overrides: Partial<Room> = {}): Room => ({
  id: 'r1',
  version: 1,
  hotel: aHotel(),
  roomType: 'Double Bed',
  nightMinor: 120_00,
  amenities: ['Free WiFi'],
  images: ['photo'],
  isAvailable: true,
  createdAt: new Date('2027-01-05T12:00:00Z'),
  ...overrides,
});
