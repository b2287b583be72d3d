import { aRefund, noon, order, payment, room } from '../../testing/factories.js';
import { agree, type Booking, cancel, pay, refund } from './booking.js';
import { paidMinor, refundedMinor } from './ledger.js';

const due = () => agree(room(), order(), noon);
const cancelled = () => cancel(due(), 0, noon);
const earned = (booking: Booking) => paidMinor(booking) - refundedMinor(booking);

test('charges every night, and not the day of leaving', () => {
  expect(due().totalMinor).toBe(3 * 120_00);
});

test('refuses more guests than the room sleeps', () => {
  expect(() => agree(room(), order({ guests: 3 }), noon)).toThrow(/sleeps 2/);
});

test('refuses a room that its owner has switched off', () => {
  expect(() => agree(room({ isAvailable: false }), order(), noon)).toThrow(/not available/);
});

test('copies the terms: free until 48 hours before 14:00 on the hotel’s clock', () => {
  expect(due().freeCancellationUntil.toISOString()).toBe('2027-02-25T08:30:00.000Z');
});

test('every change raises the version', () => {
  const paid = pay(due(), payment());
  const refunded = refund(paid, aRefund());
  expect([paid.version, refunded.version, cancel(refunded, 0, noon).version]).toEqual([2, 3, 4]);
});

test.each([
  ['still due', due],
  ['paid', () => pay(due(), payment())],
  ['cancelled', cancelled],
])('a payment or a refund told twice counts once for a booking that is %s', (_state, booking) => {
  const paid = pay(booking(), payment());
  expect(pay(paid, payment())).toBe(paid);
  const refunded = refund(paid, aRefund());
  expect(refund(refunded, aRefund())).toBe(refunded);
});

test('a second payment adds to what was paid', () => {
  const twice = pay(pay(due(), payment()), payment({ paymentId: 'pi_2' }));
  expect([twice.state, paidMinor(twice)]).toEqual(['paid', 720_00]);
  const sentBack = refund(twice, aRefund({ paymentId: 'pi_2', amountMinor: 360_00 }));
  expect([sentBack.state, earned(sentBack)]).toEqual(['paid', 360_00]);
});

test('a payment for a cancelled booking arrives and does not revive it', () => {
  const late = pay(cancelled(), payment());
  expect([late.state, paidMinor(late), late.version]).toEqual(['cancelled', 360_00, 3]);
});

test('a refund heard before its payment waits for it, and counts then', () => {
  const early = refund(due(), aRefund());
  expect([early.state, refundedMinor(early), earned(early)]).toEqual(['due', 0, 0]);
  const paid = pay(early, payment());
  expect([paid.state, refundedMinor(paid), earned(paid)]).toEqual(['paid', 120_00, 240_00]);
});

test('cancelling keeps what was agreed and what was paid, and notes when and at what cost', () => {
  const paid = pay(due(), payment());
  expect(cancel(paid, 0, noon)).toEqual({
    ...paid,
    ...{ version: 3, state: 'cancelled', cancelledAt: noon, cancelledBy: 'guest', chargedMinor: 0 },
  });
});

test('cancelling twice changes nothing, whatever cost the second wish names', () => {
  const once = cancelled();
  expect(cancel(once, 120_00, noon)).toBe(once);
});

test('refuses to cancel at another cost than the guest has seen', () => {
  expect(() => cancel(due(), 120_00, noon)).toThrow(
    expect.objectContaining({ code: 'terms-changed', field: 'charge' }),
  );
});
