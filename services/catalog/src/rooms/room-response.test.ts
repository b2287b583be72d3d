import { aHotel, aRoom } from '../testing/a-room.js';
import { toOwnRoomResponse, toRoomResponse } from './room-response.js';

const owner = { id: 'user_owner', name: 'Leela Nair', image: '' };

test('a response has what the contract names, and nothing else that is stored with a room or its hotel', () => {
  const room = aRoom({ hotel: { ...aHotel({ owner }), margin: 12 } as never });
  const stored = { ...room, note: 'ask for a deposit', version: 7 };
  expect(Object.keys(toRoomResponse(stored)).sort()).toEqual(
    [
      '_id',
      'amenities',
      'changedAt',
      'createdAt',
      'hotel',
      'images',
      'isAvailable',
      'pricePerNight',
      'roomType',
    ].sort(),
  );
  expect(JSON.stringify(toOwnRoomResponse(stored))).not.toMatch(/deposit|margin|user_owner|nightMinor/);
  expect(toOwnRoomResponse(stored)).toMatchObject({ version: 7, roomType: room.roomType, amenities: room.amenities });
});
