import { addDays } from '@wayhouse/domain/stay';
import { today } from '@wayhouse/web-kit/calendar-date';
import { readOrder, writeOrder } from './stay-order.js';

const inDays = (days: number) => addDays(today(), days);
const read = (checkIn: string, checkOut: string, guests = '2') =>
  readOrder(new URLSearchParams({ checkIn, checkOut, guests }), 4);

test('an order written to the address is read back the same', () => {
  const order = { checkIn: inDays(3), checkOut: inDays(5), guests: 2 };
  expect(readOrder(writeOrder(order), 4)).toEqual(order);
});

test.each([
  ['are over', inDays(-20), inDays(-18)],
  ['are further ahead than one can book', inDays(800), inDays(802)],
  ['do not exist', '2027-02-30', '2027-03-02'],
])('ignores days that %s', (_what, checkIn, checkOut) => {
  expect(read(checkIn, checkOut)).toEqual({ checkIn: '', checkOut: '', guests: 2 });
});

test('keeps only the check-in of a stay that is too long', () => {
  expect(read(inDays(3), inDays(90))).toMatchObject({ checkIn: inDays(3), checkOut: '' });
});
