import { aRefund, noon, order, payment, room } from '../../testing/factories.js';
import { createBooking, cancel, pay, refund } from './booking.js';
import { comesBackMinor } from './comes-back.js';

const late = new Date('2027-02-26T10:00:00Z');
const unpaid = createBooking(room(), order(), noon);
const paid = pay(unpaid, payment());
const second = payment({ paymentId: 'pi_2', paidAt: new Date('2027-02-26T11:00:00Z') });

test('of a booking that is not cancelled only a second payment is refunded', () => {
  expect([comesBackMinor(unpaid), comesBackMinor(paid)]).toEqual([0, 0]);
  expect(comesBackMinor(pay(paid, second))).toBe(360_00);
});

test('a late cancellation refunds all but one night, less what has been refunded', () => {
  const cancelled = cancel(paid, 120_00, late);
  expect(comesBackMinor(cancelled)).toBe(240_00);
  expect(comesBackMinor(refund(cancelled, aRefund({ amountMinor: 100_00 })))).toBe(140_00);
});

test('a payment after the cancellation is refunded in full, an earlier one less the charge', () => {
  expect(comesBackMinor(pay(cancel(unpaid, 120_00, late), second))).toBe(360_00);
  expect(comesBackMinor(pay(cancel(paid, 120_00, late), second))).toBe(240_00 + 360_00);
});
