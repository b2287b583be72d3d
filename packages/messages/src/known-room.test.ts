import { formatKnownRoom } from './known-room.js';

test('a hotel knows a room by its name, or by its type where it has none, and by its price', () => {
  const room = { roomType: 'Double Bed', price: 120, currency: 'USD' } as const;
  expect(formatKnownRoom({ ...room, number: 2 })).toBe('Double Bed, $120 a night (2)');
  expect(formatKnownRoom({ ...room, name: 'Sea view double' })).toBe('Sea view double, $120 a night');
});
