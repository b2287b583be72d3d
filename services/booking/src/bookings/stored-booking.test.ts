import { noon, order, payment, room } from '../testing/factories.js';
import { agree, pay } from './booking.js';
import { paidMinor, refundedMinor } from './ledger.js';
import { readStored, type StoredBooking } from './stored-booking.js';

const { payments: _payments, refunds: _refunds, ...agreed } = agree(room(), order(), noon);

test('reads a booking of before the ledger that was still due', () => {
  const stored = { ...agreed, state: 'due' } as StoredBooking;
  expect(readStored(stored)).toEqual(agree(room(), order(), noon));
});

test('reads a booking of before the ledger with its payment and what went back', () => {
  const paid = { paymentId: 'pi_1', paidAt: noon, paidMinor: 360_00, refundedMinor: 120_00 };
  const booking = readStored({ ...agreed, ...paid, state: 'paid' });
  expect([paidMinor(booking), refundedMinor(booking)]).toEqual([360_00, 120_00]);
  expect(pay(booking, payment())).toBe(booking);
});
