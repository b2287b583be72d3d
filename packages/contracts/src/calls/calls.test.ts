import { calls } from '../index.js';

const stay = { room: 'r1', checkInDate: '2027-03-01', checkOutDate: '2027-03-03' };

test('refuses a stay that ends on the day it begins, naming the check-out date', () => {
  const answer = calls.checkAvailability.input.safeParse({ ...stay, checkOutDate: '2027-03-01' });
  expect(answer.error?.issues).toMatchObject([
    { path: ['checkOutDate'], message: 'Check-Out date must be greater than Check-In date' },
  ]);
});

test('refuses a stay of more than 30 nights', () => {
  expect(calls.checkAvailability.input.safeParse({ ...stay, checkOutDate: '2027-03-31' }).success).toBe(true);
  expect(calls.checkAvailability.input.safeParse({ ...stay, checkOutDate: '2027-04-01' }).success).toBe(false);
});

test('reads lists of a query in both spellings', () => {
  const read = (roomType: unknown) => calls.listRooms.input.parse({ roomType }).roomType;
  expect(read('Single Bed,Double Bed')).toEqual(['Single Bed', 'Double Bed']);
  expect(read(['Single Bed', 'Double Bed'])).toEqual(['Single Bed', 'Double Bed']);
});

test('refuses an operator where a value belongs', () => {
  expect(
    calls.bookRoom.input.safeParse({ ...stay, room: { $ne: null }, guests: 1, PaymentMethod: 'Pay at Hotel' }).success,
  ).toBe(false);
});

test('takes amenities as a JSON array of known names', () => {
  const read = (amenities: string) =>
    calls.addRoom.input.safeParse({ roomType: 'Single Bed', pricePerNight: '99.5', amenities });
  expect(read('["Free WiFi"]').data).toMatchObject({ pricePerNight: 99.5, amenities: ['Free WiFi'] });
  expect(read('not json').success).toBe(false);
  expect(read('["Helipad"]').success).toBe(false);
});

test.each([[true], [[1]], ['0x1F'], ['1e3'], ['']])('takes %j for no number of guests', (guests) => {
  const order = { ...stay, guests, PaymentMethod: 'Pay at Hotel' };
  expect(calls.bookRoom.input.safeParse(order).success).toBe(false);
  expect(calls.bookRoom.input.safeParse({ ...order, guests: '2' }).success).toBe(true);
});
