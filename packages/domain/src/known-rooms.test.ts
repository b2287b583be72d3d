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

test('rooms that have names of their own need no number', () => {
  const double = { roomType: 'Double Bed', price: 120 } as const;
  const named = { ...double, name: 'Sea view double' };
  expect(knownRooms([named, double, { ...named, name: 'Garden double' }, named], 'EUR')).toEqual([
    { ...named, currency: 'EUR', number: 1 },
    { ...double, currency: 'EUR' },
    { ...named, name: 'Garden double', currency: 'EUR' },
    { ...named, currency: 'EUR', number: 2 },
  ]);
});
