import { toAmount } from '@wayhouse/domain';
import { aRefund, noon, order, payment, room } from '../../testing/factories.js';
import { type Booking, cancel, cancelByOwner, pay, refund } from './booking.js';
import { withOtherStayByHotel } from './change-stay-by-hotel.js';
import { payAtHotel, payPartAtHotel, takeBackPayment } from './pay-at-hotel.js';
import { createBooking } from './create-booking.js';
import { settlementIfCancelled, settlementOf } from './booking-settlement.js';
import { byMethod, paidMinor, refundedMinor } from './ledger.js';

const late = new Date('2027-02-26T10:00:00Z');
const later = new Date('2027-02-26T11:00:00Z');
const lastMoment = new Date('2027-03-02T05:29:59.999Z');
const unpaid = () => createBooking(room(), order(), noon);
const atHotel = (booking: Booking, amountMinor = 360_00, id = 'h1') => payAtHotel(booking, { id, amountMinor }, late);
const byCard = (over = {}) => payment({ paidAt: later, ...over });
const longer = { stay: { checkIn: '2027-02-27', checkOut: '2027-03-03' } };
const owedMinor = (booking: Booking) => settlementOf(booking).owed;
const pendingRefundMinor = (booking: Booking) => settlementOf(booking).refund.card;
const refundedAtHotel = (booking: Booking) => refundedMinor(byMethod(booking, 'hotel'));
const netPaid = (booking: Booking) => toAmount(paidMinor(booking) - refundedMinor(booking));

test('the stay is owed until it is paid; after cancelling, the part of the charge that no payment covers', () => {
  expect(owedMinor(unpaid())).toBe(360_00);
  expect([owedMinor(atHotel(unpaid())), owedMinor(pay(unpaid(), payment()))]).toEqual([0, 0]);
  const charged = cancel(unpaid(), 120_00, late);
  expect([owedMinor(charged), owedMinor(atHotel(charged, 120_00))]).toEqual([120_00, 0]);
  const sentBack = refund(cancel(pay(unpaid(), payment()), 120_00, late), aRefund({ amountMinor: 340_00 }));
  expect(owedMinor(sentBack)).toBe(100_00);
});

test('a payment at the hotel pays an unpaid booking, and recording it again changes nothing', () => {
  const paid = atHotel(unpaid());
  expect([paid.state, paid.version, netPaid(paid)]).toEqual(['paid', 2, 360]);
  expect(atHotel(paid, 360_00, 'h2')).toBe(paid);
});

test('paying the charge of a cancelled booking leaves it cancelled, and nothing is refunded', () => {
  const settled = atHotel(cancel(unpaid(), 120_00, late), 120_00);
  expect([settled.state, netPaid(settled), pendingRefundMinor(settled)]).toEqual(['cancelled', 120, 0]);
  expect(atHotel(settled, 120_00, 'h2')).toBe(settled);
});

test.each([
  ['paid by card', () => pay(unpaid(), payment()), 360_00, 'nothing-owed'],
  ['cancelled free of charge', () => cancel(unpaid(), 0, noon), 360_00, 'nothing-owed'],
  ['cancelled after the owner saw it', () => cancel(unpaid(), 120_00, late), 360_00, 'amount-changed'],
])('refuses a payment for a booking %s', (_what, booking, amountMinor, reason) => {
  expect(() => atHotel(booking(), amountMinor)).toThrow(expect.objectContaining({ reason }));
});

test('refunds a card payment in full if the hotel was paid, before and after cancelling', () => {
  const both = pay(atHotel(unpaid()), byCard());
  expect([both.state, pendingRefundMinor(both), settlementIfCancelled(both, 120_00, later).refund.card]).toEqual([
    'paid',
    360_00,
    360_00,
  ]);
  const cancelled = cancel(both, 120_00, late);
  expect([pendingRefundMinor(cancelled), refundedAtHotel(cancelled)]).toEqual([360_00, 240_00]);
  expect(netPaid(refund(cancelled, aRefund({ amountMinor: 360_00 })))).toBe(120);
});

test('what the hotel was paid of a charge is not charged to the card again', () => {
  const partly = refund(cancel(pay(unpaid(), payment()), 120_00, late), aRefund({ amountMinor: 340_00 }));
  const settled = atHotel(partly, 100_00);
  expect([pendingRefundMinor(settled), owedMinor(settled), netPaid(settled)]).toEqual([0, 0, 120]);
  const inTime = pay(atHotel(cancel(unpaid(), 120_00, later), 120_00), payment());
  expect(pendingRefundMinor(inTime)).toBe(360_00);
});

test('a late cancellation refunds at the hotel what exceeds the charge', () => {
  const paid = atHotel(unpaid());
  const hotelRefund = (charge: number) => settlementIfCancelled(paid, charge, late).refund.hotel;
  expect([hotelRefund(120_00), hotelRefund(360_00)]).toEqual([240_00, 0]);
  const cancelled = cancel(paid, 120_00, late);
  expect([refundedAtHotel(cancelled), pendingRefundMinor(cancelled), owedMinor(cancelled), netPaid(cancelled)]).toEqual(
    [240_00, 0, 0, 120],
  );
});

test('the hotel can cancel until the stay ends, free of charge', () => {
  expect(cancelByOwner(unpaid(), lastMoment)).toMatchObject({
    state: 'cancelled',
    chargedMinor: 0,
    cancelledBy: 'owner',
  });
  expect(pendingRefundMinor(cancelByOwner(pay(unpaid(), payment()), lastMoment))).toBe(360_00);
  expect(netPaid(cancelByOwner(atHotel(unpaid()), lastMoment))).toBe(0);
  expect(() => cancelByOwner(unpaid(), new Date(lastMoment.getTime() + 1))).toThrow('stay-over');
});

test('a booking cancelled by its guest stays so when the hotel cancels it too', () => {
  const cancelled = cancel(unpaid(), 120_00, late);
  expect(cancelByOwner(cancelled, later)).toBe(cancelled);
});

test('a rest is paid at the hotel as well, and each payment is handed back once it is cancelled, beyond the charge', () => {
  const dearer = { ...atHotel(unpaid()), totalMinor: 480_00 };
  expect(owedMinor(dearer)).toBe(120_00);
  const paid = atHotel(dearer, 120_00, 'h2');
  expect([owedMinor(paid), netPaid(paid)]).toEqual([0, 480]);
  const refunds = ({ refunds: all }: Booking) => all.map(({ paymentId, amountMinor }) => [paymentId, amountMinor]);
  expect(refunds(cancelByOwner(paid, noon))).toEqual([
    ['h1', 360_00],
    ['h2', 120_00],
  ]);
  expect(refunds(cancel(paid, 160_00, late))).toEqual([
    ['h1', 200_00],
    ['h2', 120_00],
  ]);
});

/** Of a booking of which the desk has seen that so much is owed. */
const part = (booking: Booking, id: string, seenMinor: number) =>
  payPartAtHotel(booking, { id, amountMinor: 100_00, owedMinor: seenMinor }, later);
const deposit = () => part(unpaid(), 'h1', 360_00);

test('a part that another form has recorded meanwhile is not recorded again', () => {
  const paid = deposit();
  expect(part(paid, 'h2', 360_00)).toBe(paid);
});

test.each([
  [
    'whose stay was changed',
    () => withOtherStayByHotel(deposit(), room(), { ...longer, guests: 2 }, { by: 'rita' }, later),
    'amount-changed',
  ],
  [
    'of which one was taken back',
    () => takeBackPayment(part(deposit(), 'h2', 260_00), 'h1', 'rita', later),
    'amount-changed',
  ],
  ['that was cancelled', () => cancelByOwner(deposit(), later), 'nothing-owed'],
])('refuses a part for a booking %s since the last payment', (_what, booking, reason) => {
  expect(() => part(booking(), 'h3', 250_00)).toThrow(expect.objectContaining({ reason }));
});
