import { aRefund, noon, order, payment, room } from '../../testing/factories.js';
import { agree, cancel, pay, refund } from './booking.js';
import { comesBackMinor } from './comes-back.js';

const late = new Date('2027-02-26T10:00:00Z');
const due = agree(room(), order(), noon);
const paid = pay(due, payment());
const second = payment({ paymentId: 'pi_2', paidAt: new Date('2027-02-26T11:00:00Z') });

test('nothing comes back while a booking stands, but a second payment', () => {
  expect([comesBackMinor(due), comesBackMinor(paid)]).toEqual([0, 0]);
  expect(comesBackMinor(pay(paid, second))).toBe(360_00);
});

test('a late cancellation keeps one night of what was paid, less what has gone back', () => {
  const cancelled = cancel(paid, 120_00, late);
  expect(comesBackMinor(cancelled)).toBe(240_00);
  expect(comesBackMinor(refund(cancelled, aRefund({ amountMinor: 100_00 })))).toBe(140_00);
});

test('what is paid after cancelling comes back whole, one in time beside it keeps the charge', () => {
  expect(comesBackMinor(pay(cancel(due, 120_00, late), second))).toBe(360_00);
  expect(comesBackMinor(pay(cancel(paid, 120_00, late), second))).toBe(240_00 + 360_00);
});
