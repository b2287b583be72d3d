import { aHotel, aRoom } from '../testing/a-room.js';
import { toOwnRoomResponse, toRoomResponse } from './room-response.js';

const site = { currency: 'USD' } as const;
const owner = { id: 'user_owner', name: 'Leela Nair', image: '' };

test('a response has what the contract names, and nothing else that is stored with a room or its hotel', () => {
  const room = aRoom({ hotel: { ...aHotel({ owner }), margin: 12 } as never });
  const stored = { ...room, note: 'ask for a deposit', version: 7 };
  expect(Object.keys(toRoomResponse(stored, site)).sort()).toEqual(
    [
      '_id',
      'amenities',
      'changedAt',
      'createdAt',
      'currency',
      'hotel',
      'images',
      'isAvailable',
      'pricePerNight',
      'roomType',
    ].sort(),
  );
  expect(JSON.stringify(toOwnRoomResponse(stored, site))).not.toMatch(/deposit|margin|user_owner|nightMinor/);
  expect(toOwnRoomResponse(stored, site)).toMatchObject({
    version: 7,
    roomType: room.roomType,
    amenities: room.amenities,
  });
});

test('a room has its prices in the currency of its hotel, which without one of its own is the site’s', () => {
  expect(toRoomResponse(aRoom(), site).currency).toBe('USD');
  expect(toRoomResponse(aRoom({ hotel: aHotel({ currency: 'INR' }) }), site).currency).toBe('INR');
});
