import { aHotel, aRoom } from '../testing/a-room.js';
import { leastPrice, toOwnRoomResponse, toRoomResponse } from './room-response.js';

const now = new Date('2027-01-05T12:00:00Z');
const site = { currency: 'USD' } as const;
const owner = { id: 'user_owner', name: 'Leela Nair', image: '' };

test('a response has what the contract names, and nothing else that is stored with a room or its hotel', () => {
  const room = aRoom({ hotel: { ...aHotel({ owner }), margin: 12 } as never });
  const stored = { ...room, note: 'ask for a deposit', version: 7 };
  expect(Object.keys(toRoomResponse(stored, site, now)).sort()).toEqual(
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
  expect(JSON.stringify(toOwnRoomResponse(stored, site, now))).not.toMatch(/deposit|margin|user_owner|nightMinor/);
  expect(toOwnRoomResponse(stored, site, now)).toMatchObject({
    version: 7,
    roomType: room.roomType,
    amenities: room.amenities,
  });
});

test('a room has its prices in the currency of its hotel, which without one of its own is the site’s', () => {
  expect(toRoomResponse(aRoom(), site, now).currency).toBe('USD');
  expect(toRoomResponse(aRoom({ hotel: aHotel({ currency: 'INR' }) }), site, now).currency).toBe('INR');
});

test.each([
  ['without one that is over and was less', 120, [180], [80], true],
  ['not by one that is over and was more', 120, [], [200], undefined],
  ['not beside one to come that is less', 120, [180, 80], [], undefined],
])('a price is the least of the nights to come: %s', (_what, price, toCome, over, isLeastPrice) => {
  // At the hotel it is 5 January already.
  const at = new Date('2027-01-04T20:00:00Z');
  const rates = [
    ...toCome.map((each) => ({ id: 'to-come', name: 'To come', to: '2027-01-05', nightMinor: each * 100 })),
    ...over.map((each) => ({ id: 'over', name: 'Over', to: '2027-01-04', nightMinor: each * 100 })),
  ];
  expect(leastPrice(aRoom({ nightMinor: price * 100, rates }), at).isLeastPrice).toBe(isLeastPrice);
});
