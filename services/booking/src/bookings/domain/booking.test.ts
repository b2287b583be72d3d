import { aRefund, noon, order, payment, room } from '../../testing/factories.js';
import { type Booking, cancel, pay, refund } from './booking.js';
import { createBooking } from './create-booking.js';
import { paidMinor, refundedMinor } from './ledger.js';

const unpaid = () => createBooking(room(), order(), noon);
const cancelled = () => cancel(unpaid(), 0, noon);
const netPaid = (booking: Booking) => paidMinor(booking) - refundedMinor(booking);

test('charges every night, but not the day of departure', () => {
  expect(unpaid().totalMinor).toBe(3 * 120_00);
});

test('refuses more guests than the room sleeps', () => {
  expect(() => createBooking(room(), order({ guests: 3 }), noon)).toThrow(
    expect.objectContaining({ reason: 'over-capacity', params: { capacity: 2 } }),
  );
});

test('refuses a room that is not available', () => {
  expect(() => createBooking(room({ isAvailable: false }), order(), noon)).toThrow('room-not-available');
});

test('can be cancelled free of charge until 48 hours before 14:00 in the hotel’s time zone', () => {
  expect(unpaid().freeCancellationUntil.toISOString()).toBe('2027-02-25T08:30:00.000Z');
});

test('every change increments the version', () => {
  const paid = pay(unpaid(), payment());
  const refunded = refund(paid, aRefund());
  expect([paid.version, refunded.version, cancel(refunded, 0, noon).version]).toEqual([2, 3, 4]);
});

test.each([
  ['unpaid', unpaid],
  ['paid', () => pay(unpaid(), payment())],
  ['cancelled', cancelled],
])('a repeated payment or refund counts once for a booking that is %s', (_state, booking) => {
  const paid = pay(booking(), payment());
  expect(pay(paid, payment())).toBe(paid);
  const refunded = refund(paid, aRefund());
  expect(refund(refunded, aRefund())).toBe(refunded);
});

test('a second payment adds to what was paid', () => {
  const twice = pay(pay(unpaid(), payment()), payment({ paymentId: 'pi_2' }));
  expect([twice.state, paidMinor(twice)]).toEqual(['paid', 720_00]);
  const sentBack = refund(twice, aRefund({ paymentId: 'pi_2', amountMinor: 360_00 }));
  expect([sentBack.state, netPaid(sentBack)]).toEqual(['paid', 360_00]);
});

test('a payment for a cancelled booking is recorded and leaves it cancelled', () => {
  const late = pay(cancelled(), payment());
  expect([late.state, paidMinor(late), late.version]).toEqual(['cancelled', 360_00, 3]);
});

test('a refund that arrives before its payment counts once the payment is there', () => {
  const early = refund(unpaid(), aRefund());
  expect([early.state, refundedMinor(early), netPaid(early)]).toEqual(['unpaid', 0, 0]);
  const paid = pay(early, payment());
  expect([paid.state, refundedMinor(paid), netPaid(paid)]).toEqual(['paid', 120_00, 240_00]);
});

test('cancelling changes only the state and adds when, by whom and at what charge', () => {
  const paid = pay(unpaid(), payment());
  const later = new Date(noon.getTime() + 1000);
  expect(cancel(paid, 0, later)).toEqual({
    ...paid,
    version: 3,
    state: 'cancelled',
    cancelledAt: later,
    cancelledBy: 'guest',
    chargedMinor: 0,
  });
});

test('cancelling again changes nothing, at whatever charge', () => {
  const once = cancelled();
  expect(cancel(once, 120_00, noon)).toBe(once);
});

test('refuses to cancel at another charge than the guest has seen', () => {
  expect(() => cancel(unpaid(), 120_00, noon)).toThrow('charge-changed');
});
