import { knownRooms } from './known-rooms.js';

test('rooms of the same type and price are numbered in their order', () => {
  const double = { roomType: 'Double Bed', price: 120 } as const;
  const rooms = [double, { ...double, price: 130 }, { ...double, roomType: 'Single Bed' as const }, double];
  expect(knownRooms(rooms, 'EUR')).toEqual([
    { ...double, currency: 'EUR', number: 1 },
    { ...double, price: 130, currency: 'EUR' },
    { roomType: 'Single Bed', price: 120, currency: 'EUR' },
    { ...double, currency: 'EUR', number: 2 },
  ]);
});
