import { calls } from '../index.js';

const stay = { room: 'r1', checkInDate: '2027-03-01', checkOutDate: '2027-03-03' };

test('rejects a stay that ends on the day it starts, at the check-out date', () => {
  const parsed = calls.checkAvailability.input.safeParse({ ...stay, checkOutDate: '2027-03-01' });
  expect(parsed.error?.issues).toMatchObject([{ path: ['checkOutDate'], message: 'date-order' }]);
});

test('rejects a stay of more than 30 nights', () => {
  expect(calls.checkAvailability.input.safeParse({ ...stay, checkOutDate: '2027-03-31' }).success).toBe(true);
  expect(calls.checkAvailability.input.safeParse({ ...stay, checkOutDate: '2027-04-01' }).success).toBe(false);
});

test('parses a query list with commas and as a repeated parameter', () => {
  const parse = (roomType: unknown) => calls.listRooms.input.parse({ roomType }).roomType;
  expect(parse('Single Bed,Double Bed')).toEqual(['Single Bed', 'Double Bed']);
  expect(parse(['Single Bed', 'Double Bed'])).toEqual(['Single Bed', 'Double Bed']);
});

test('rejects a MongoDB operator in place of a value', () => {
  expect(
    calls.bookRoom.input.safeParse({ ...stay, room: { $ne: null }, guests: 1, PaymentMethod: 'Pay at Hotel' }).success,
  ).toBe(false);
});

test('accepts amenities as a JSON array of known names', () => {
  const parse = (amenities: string) =>
    calls.addRoom.input.safeParse({ roomType: 'Single Bed', pricePerNight: '99.5', amenities });
  expect(parse('["Free WiFi"]').data).toMatchObject({ pricePerNight: 99.5, amenities: ['Free WiFi'] });
  expect(parse('not json').success).toBe(false);
  expect(parse('["Helipad"]').success).toBe(false);
});

test.each([[true], [[1]], ['0x1F'], ['1e3'], ['']])('rejects %j as a number of guests', (guests) => {
  const order = { ...stay, guests, PaymentMethod: 'Pay at Hotel' };
  expect(calls.bookRoom.input.safeParse(order).success).toBe(false);
  expect(calls.bookRoom.input.safeParse({ ...order, guests: '2' }).success).toBe(true);
});
