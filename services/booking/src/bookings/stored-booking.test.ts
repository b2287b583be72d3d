import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { agree, cancel, pay, refund } from './domain/booking.js';
import { paidMinor, refundedMinor } from './domain/ledger.js';
import { readStored, type StoredBooking } from './stored-booking.js';

const { payments: _payments, refunds: _refunds, ...agreed } = agree(room(), order(), noon);

test('reads a booking of before the ledger that was still due', () => {
  const stored = { ...agreed, state: 'due' } as StoredBooking;
  expect(readStored(stored)).toEqual(agree(room(), order(), noon));
});

test('what was stored before anything was paid at the hotel or cancelled by it was by card and by the guest', () => {
  const { cancelledBy: _, ...stored } = cancel(
    refund(pay(agree(room(), order(), noon), payment()), aRefund()),
    0,
    noon,
  );
  const old = JSON.parse(JSON.stringify(stored, (key, value: unknown) => (key === 'by' ? undefined : value))) as never;
  expect(readStored(old)).toMatchObject({
    payments: [{ by: 'card' }],
    refunds: [{ by: 'card' }],
    cancelledBy: 'guest',
  });
});

test('reads a booking of before the ledger with its payment and what went back', () => {
  const paid = { paymentId: 'pi_1', paidAt: noon, paidMinor: 360_00, refundedMinor: 120_00 };
  const booking = readStored({ ...agreed, ...paid, state: 'paid' });
  expect([paidMinor(booking), refundedMinor(booking)]).toEqual([360_00, 120_00]);
  expect(pay(booking, payment())).toBe(booking);
});
